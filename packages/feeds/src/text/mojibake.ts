/** `Ã©` for `é`: the bytes of UTF-8 were read one by one as ISO-8859-1 or Windows-1252. */
const SUSPECT = /[\u00c2-\u00f4][\u0080-\u00bf\u0152-\u2122]/;
/** Servers in a row that each read the bytes so. */
const READINGS = 3;
/** Charsets of Windows by which servers read UTF-8 elsewhere: `Р—РµРјС„РёСЂР°`, `FĂˇrĹ‘`, `Ğ—ĞµĞ¼`. */
const OTHERS = ['windows-1251', 'windows-1250', 'windows-1254'];
const OTHER_SUSPECT = /[ÂĂÄĹâĐŃВГДЕРСвĞ][^\0-\x7f]/;
/** The letters that those servers' countries write: a pair of large letters may be the bytes of another one. */
const EXPECTED = /^[\0-\u017f\u0218-\u021b\u0400-\u045f\u0490\u0491\u2010-\u203a\u20ac\u2116\u2122]*$/;

/** Undoes wrong readings; a text that was read well comes back as it is. */
export function repairMojibake(text: string): string {
  let repaired = text;
  for (let reading = 0; reading < READINGS && SUSPECT.test(repaired); reading++) {
    const before = reread(repaired);
    if (before === null) break;
    repaired = before;
  }
  return repaired === text && OTHER_SUSPECT.test(text) ? ofOthers(text) : repaired;
}

function ofOthers(text: string): string {
  for (const charset of OTHERS) {
    const read = reread(text, 'utf-8', lettersOf(charset));
    if (read !== null && EXPECTED.test(read)) return read;
  }
  return text;
}

/** The characters of the bytes from 0x80. */
function lettersOf(charset: string): string {
  LETTERS[charset] ??= new TextDecoder(charset).decode(
    Uint8Array.from({ length: 128 }, (_, at) => 0x80 + at),
  );
  return LETTERS[charset];
}

const LETTERS: Record<string, string> = {};

/** A text of bytes for which nothing named a charset, read by the one that the owner names; UTF-8 stays UTF-8. */
export function inCharset(text: string, charset: string | undefined): string {
  const repaired = repairMojibake(text);
  return charset && repaired === text ? (reread(text, charset) ?? text) : repaired;
}

/** The text whose bytes these letters are; null where they are those of none. */
function reread(text: string, charset = 'utf-8', letters = ''): string | null {
  const bytes = Uint8Array.from(text, (character) => byteOf(character, letters));
  if (bytes.length !== text.length || bytes.includes(UNKNOWN)) return null;
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** No text that shows on a screen holds this byte, so it can stand for "not one byte". */
const UNKNOWN = 0;

function byteOf(character: string, letters: string): number {
  const code = character.codePointAt(0) ?? UNKNOWN;
  if (code < 0x80 || (code < 0x100 && !letters)) return code;
  const index = (letters || WINDOWS_1252).indexOf(character);
  return index < 0 ? UNKNOWN : 0x80 + index;
}

/** The characters of the bytes 0x80 to 0x9f in Windows-1252. A table, because Node 20 decodes them as ISO-8859-1. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Controls of ISO-8859-1 as the Windows-1252 that was meant. */
export function toWindows1252(text: string): string {
  return text.replace(/[\u0080-\u009f]/g, (control) => WINDOWS_1252.charAt(control.charCodeAt(0) - 0x80));
}
