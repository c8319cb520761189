import { foldWithPlaces } from '@onda/core/text/fold';
import type { ReactNode } from 'react';
import { foundPattern, WORD_END, WORD_START } from '../search/found-pattern';
import { wordsOf } from '../search/words';

/** Draws a text of a result. */
export type Mark = (text: string) => ReactNode;

export const unmarked: Mark = (text) => text;

/** Marks what was found for the phrase, whatever its case and accents; with `isWhole` only whole words. */
export function marker(phrase: string, isWhole: boolean): Mark {
  const words = wordsOf(phrase);
  if (words.length === 0) return unmarked;
  const joined = words.slice(1).map((word, before) => words[before] + word + WORD_END);
  const any = [...joined, ...words.map((word) => foundPattern(word, isWhole))].join('|');
  const found = new RegExp(`${WORD_START}(?:${any})`, 'gu');
  return (text) => {
    const { folded, places } = foldWithPlaces(text, true);
    const pieces: ReactNode[] = [];
    let from = 0;
    for (const { 0: match, index } of folded.matchAll(found)) {
      const [start = 0, stop = text.length] = [places[index], places[index + match.length]];
      pieces.push(text.slice(from, start), <mark key={start}>{text.slice(start, stop)}</mark>);
      from = stop;
    }
    return pieces.length === 0 ? text : [...pieces, text.slice(from)];
  };
}
