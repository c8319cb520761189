import { fold } from '@onda/core/text/fold';

/** The text without case and accents, but `ñ` is a letter of its own. */
export const folded = (text: string): string => fold(text, true);

/** Whole words, as the server cuts them. */
export const wordsOf = (text: string): string[] =>
  folded(text).match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [];
