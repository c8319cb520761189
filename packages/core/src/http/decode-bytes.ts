/** The part of a document that declares its charset, in ASCII. */
const HEAD = 1024;
const NAMED = /(?:charset|<\?xml[^>]{1,60}encoding)\s*=\s*["']?([\w.:-]+)/i;

/** Bytes of UTF-16 or ISO-2022-JP, which UTF-8 has as well, but without a meaning. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they tell the charset
const NO_TEXT = /[\0\x1b]/;

/** Decodes bytes: as UTF-8 if they are valid, else in the named charset, else as Windows-1252, which takes any byte. */
export function decodeBytes(bytes: Uint8Array, contentType = ''): string {
  const head = decode(bytes.subarray(0, HEAD), 'windows-1252');
  const named = NAMED.exec(`${contentType}\n${head}`);
  const utf8 = decode(bytes, 'utf-8');
  if (utf8 !== null && !NO_TEXT.test(utf8)) return utf8;
  return decode(bytes, named?.[1]) ?? utf8 ?? decode(bytes, 'windows-1252') ?? '';
}

function decode(bytes: Uint8Array, charset: string | undefined): string | null {
  try {
    return charset ? new TextDecoder(charset, { fatal: true }).decode(bytes) : null;
  } catch {
    return null;
  }
}
