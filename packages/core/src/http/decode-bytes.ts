/** The declaration of a document, or its meta element, is ASCII whatever follows. */
const HEAD = 1024;
const NAMED = /(?:charset|<\?xml[^>]{1,60}encoding)\s*=\s*["']?([\w.:-]+)/i;

/** UTF-8 has them too, but means nothing by them: these bytes are of UTF-16, or of ISO-2022-JP. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they tell the charset
const NO_TEXT = /[\0\x1b]/;

/** Bytes as text: UTF-8 whatever is named, else the charset that is, else Windows-1252, which no byte can break. */
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
