import { fromTemplate } from '@onda/core/dom/from-template';
import { foldWithPlaces } from '@onda/core/text/fold';
import { foundPattern, WORD_END, WORD_START } from '../search/found-pattern';
import { wordsOf } from '../search/words';
import { found as foundTemplate } from './generated/templates';

/** Marks a text of a result. */
export type Mark = (text: Text) => void;

/** Marks all that stands in a result. */
export function markTexts(item: Element, mark: Mark): void {
  const walker = document.createTreeWalker(item, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  texts.forEach(mark);
}

/** Marks what was found for the phrase, whatever its case and accents; with `isWhole` only whole words. */
export function marker(phrase: string, isWhole: boolean): Mark {
  const words = wordsOf(phrase);
  if (words.length === 0) return () => {};
  const joined = words.slice(1).map((word, before) => words[before] + word + WORD_END);
  const any = [...joined, ...words.map((word) => foundPattern(word, isWhole))].join('|');
  const found = new RegExp(`${WORD_START}(?:${any})`, 'gu');
  const mark = fromTemplate(foundTemplate);
  return (text) => {
    const { folded, places } = foldWithPlaces(text.data, true);
    // From the end on: what stands before keeps its place.
    for (const { 0: match, index } of [...folded.matchAll(found)].reverse()) {
      const [start = 0, stop = text.length] = [places[index], places[index + match.length]];
      const piece = text.splitText(start);
      piece.splitText(stop - start);
      const marked = mark.cloneNode() as HTMLElement;
      piece.replaceWith(marked);
      marked.append(piece);
    }
  };
}
