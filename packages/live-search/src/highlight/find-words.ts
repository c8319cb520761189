import { fold, foldWithPlaces } from '@onda/core/text/fold';
import { foundPattern, WORD_START } from '../search/found-pattern';

/** The place of a word in a text: from its first character to the one behind its last. */
export type Place = readonly [start: number, end: number];

/** The words of a phrase that are long enough, as they are compared: without case and accents, the longest first. */
export function wordsOf(phrase: string, minLength: number): string[] {
  const words = phrase.split(/[\s"'«»“”.,;:!?¡¿()]+/).map((word) => fold(word));
  const long = words.filter((word) => word.length >= Math.max(1, minLength));
  return [...new Set(long)].sort((one, other) => other.length - one.length);
}

/** Every place of every word, accents or none. `isWhole`: not within a longer word. */
export function findWords(text: string, words: readonly string[], isWhole: boolean): Place[] {
  if (words.length === 0) return [];
  const { folded, places } = foldWithPlaces(text);
  const any = words.map((word) => foundPattern(word, isWhole)).join('|');
  const pattern = isWhole ? `${WORD_START}(?:${any})` : any;
  return [...folded.matchAll(new RegExp(pattern, 'gu'))].map(({ index, 0: word }) => [
    places[index] ?? 0,
    places[index + word.length] ?? text.length,
  ]);
}
