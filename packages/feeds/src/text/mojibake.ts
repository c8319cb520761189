/** `Ã©` for `é`: the bytes of UTF-8 were read one by one as ISO-8859-1 or Windows-1252. */
const SUSPECT = /[\u00c2-\u00f4][\u0080-\u00bf\u0152-\u2122]/;
/** Servers in a row that each read the bytes so. */
const READINGS = 3;

/** Undoes wrong readings; a text that was read well comes back as it is. */
export function repairMojibake(text: string): string {
  let repaired = text;
  for (let reading = 0; reading < READINGS && SUSPECT.test(repaired); reading++) {
    const before = reread(repaired);
    if (before === null) break;
    repaired = before;
  }
  return repaired;
}

/** A text of bytes for which nothing named a charset, read by the one that the owner names; UTF-8 stays UTF-8. */
export function inCharset(text: string, charset: string | undefined): string {
  const repaired = repairMojibake(text);
  return charset && repaired === text ? (reread(text, charset) ?? text) : repaired;
}

/** The text whose bytes these letters are; null where they are those of none. */
function reread(text: string, charset = 'utf-8'): string | null {
  const bytes = Uint8Array.from(text, byteOf);
  if (bytes.length !== text.length || bytes.includes(UNKNOWN)) return null;
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** No text that shows on a screen holds this byte, so it can stand for "not one byte". */
const UNKNOWN = 0;

function byteOf(character: string): number {
  const code = character.codePointAt(0) ?? UNKNOWN;
  if (code < 0x100) return code;
  const index = WINDOWS_1252.indexOf(character);
  return index < 0 ? UNKNOWN : 0x80 + index;
}

/** The characters of the bytes 0x80 to 0x9f in Windows-1252. A table, because Node 20 decodes them as ISO-8859-1. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Controls of ISO-8859-1 as the Windows-1252 that was meant. */
export function toWindows1252(text: string): string {
  return text.replace(/[\u0080-\u009f]/g, (control) => WINDOWS_1252.charAt(control.charCodeAt(0) - 0x80));
}
