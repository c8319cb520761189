import type { ReactNode } from 'react';
import { folded, wordsOf } from '../search/phrase';

/** Draws a text of a result. */
export type Mark = (text: string) => ReactNode;

export const unmarked: Mark = (text) => text;

/** Marks the words of the phrase, whatever their case and accents; with `isWhole` only whole words. */
export function marker(phrase: string, isWhole: boolean): Mark {
  const words = wordsOf(phrase);
  if (words.length === 0) return unmarked;
  const end = isWhole ? '(?![\\p{L}\\p{N}])' : '';
  const found = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})${end}`, 'gu');
  return (text) => {
    const { plain, places } = unaccented(text);
    const pieces: ReactNode[] = [];
    let from = 0;
    for (const { 0: match, index } of plain.matchAll(found)) {
      const [start = 0, stop = text.length] = [places[index], places[index + match.length]];
      pieces.push(text.slice(from, start), <mark key={start}>{text.slice(start, stop)}</mark>);
      from = stop;
    }
    return pieces.length === 0 ? text : [...pieces, text.slice(from)];
  };
}

/** The text without case and accents, and where each of its letters stands in the original. */
function unaccented(data: string): { plain: string; places: number[] } {
  const places: number[] = [];
  let plain = '';
  let at = 0;
  for (const [cluster] of data.matchAll(/\P{M}\p{M}*|\p{M}+/gu)) {
    const letters = folded(cluster);
    for (let nth = 0; nth < letters.length; nth += 1) places.push(at);
    plain += letters;
    at += cluster.length;
  }
  places.push(at);
  return { plain, places };
}
