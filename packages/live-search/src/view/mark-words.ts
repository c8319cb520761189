import { folded, wordsOf } from '../phrase';
import { make } from './make';

/** Marks the words of the phrase in what is shown, whatever their case and accents; with `isWhole` only whole words. */
export function markWords(nodes: readonly HTMLElement[], phrase: string, isWhole: boolean): void {
  const words = wordsOf(phrase);
  if (words.length === 0) return;
  const end = isWhole ? '(?![\\p{L}\\p{N}])' : '';
  const found = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})${end}`, 'gu');
  for (const node of nodes) for (const text of textsIn(node)) markIn(text, found);
}

function textsIn(node: HTMLElement): Text[] {
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

function markIn(text: Text, found: RegExp): void {
  const { data } = text;
  const { plain, places } = unaccented(data);
  const pieces: (string | Node)[] = [];
  let from = 0;
  for (const { 0: match, index } of plain.matchAll(found)) {
    const [start = 0, end = data.length] = [places[index], places[index + match.length]];
    pieces.push(data.slice(from, start), make('mark', '', {}, data.slice(start, end)));
    from = end;
  }
  if (pieces.length > 0) text.replaceWith(...pieces, data.slice(from));
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
