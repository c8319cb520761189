/** The declaration of an XML document is ASCII whatever follows. */
const HEAD = 100;

/** Bytes as text: the charset that is named, else UTF-8, else Windows-1252, which no byte can break. */
export function decodeBytes(bytes: Uint8Array, contentType = ''): string {
  const head = decode(bytes.subarray(0, HEAD), 'windows-1252');
  const named =
    /charset=["']?([\w-]+)/i.exec(contentType) ?? /<\?xml.+?encoding=["']([\w-]+)/.exec(head ?? '');
  return decode(bytes, named?.[1]) ?? decode(bytes, 'utf-8') ?? decode(bytes, 'windows-1252') ?? '';
}

function decode(bytes: Uint8Array, charset: string | undefined): string | null {
  try {
    return charset ? new TextDecoder(charset, { fatal: true }).decode(bytes) : null;
  } catch {
    return null;
  }
}
