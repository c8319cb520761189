import { toWindows1252 } from './mojibake';

/** Bytes of a feed as text: the charset the server names, else UTF-8, else Windows-1252, which no byte can break. */
export function decodeBytes(bytes: Uint8Array, contentType = ''): string {
  const named =
    /charset=["']?([\w-]+)/i.exec(contentType) ?? /<\?xml[^>]{1,60}encoding=["']([\w-]+)/.exec(head(bytes));
  return decode(bytes, named?.[1]) ?? decode(bytes, 'utf-8') ?? decode(bytes, 'windows-1252') ?? '';
}

/** The declaration of an XML document is ASCII whatever follows. */
function head(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes.subarray(0, 100));
}

function decode(bytes: Uint8Array, charset: string | undefined): string | null {
  if (!charset) return null;
  try {
    const decoder = new TextDecoder(charset, { fatal: true });
    const text = decoder.decode(bytes);
    return decoder.encoding === 'windows-1252' ? toWindows1252(text) : text;
  } catch {
    return null;
  }
}
