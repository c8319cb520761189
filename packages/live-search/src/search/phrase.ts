import { fold } from '@onda/core/text/fold';

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
export const folded = (text: string): string => fold(text, true);

/** Whole words, as the server cuts them. */
export const wordsOf = (text: string): string[] =>
  folded(text).match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [];
