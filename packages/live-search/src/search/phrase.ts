/** Longest phrase that the server reads, in characters. */
const PHRASE_LENGTH = 100;

/** One line without spaces around, as the server reads it. */
export function phraseOf(typed: string): string {
  const line = typed.replace(/\s+/g, ' ').trim();
  return [...line].slice(0, PHRASE_LENGTH).join('').trim();
}

/** Whether what is typed is long enough to be searched. */
export const isLongEnough = (phrase: string, charcount: number): boolean =>
  phrase !== '' && [...phrase].length >= charcount;

/** Without case and accents, but `ñ` is a letter of its own. */
export function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/n\u0303/g, 'ñ')
    .replace(/[\u0300-\u036f]/g, '');
}

export const wordsOf = (text: string): string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];
