import { formsOf } from '@onda/core/text/word-forms';

/** The word does not begin before. */
export const WORD_START = '(?<![\\p{L}\\p{N}])';
/** Nothing of the word follows. */
export const WORD_END = '(?![\\p{L}\\p{M}\\p{N}])';
const SIGN = '[^\\p{L}\\p{M}\\p{N}\\s]?';
/** Shorter words are made of two by chance, as `ala` of `a la`. */
const PARTED_LETTERS = 6;
const SIGN_OR_SPACE = '[^\\p{L}\\p{M}\\p{N}]?';
/** Letters for which a sign may stand in a name. */
const LETTERS: Readonly<Record<string, string>> = { a: '[a@]', i: '[i!]', s: '[s$]' };

/**
 * A pattern of all that the server finds for a folded word: the word with signs or a space in it, as `AC/DC` for
 * `acdc`, and its other number. With `isWhole` only the word itself, to its end.
 */
export const foundPattern = (word: string, isWhole: boolean): string =>
  isWhole
    ? parted(word) + WORD_END
    : [...formsOf(word).map((form) => parted(form) + WORD_END), parted(word)].join('|');

function parted(word: string): string {
  const letters = [...word].map((letter) => LETTERS[letter] ?? escaped(letter));
  return letters.join(letters.length < PARTED_LETTERS ? SIGN : SIGN_OR_SPACE);
}

const escaped = (letter: string) => letter.replace(/[.*+?^${}()|[\]\\/-]/, '\\$&');
