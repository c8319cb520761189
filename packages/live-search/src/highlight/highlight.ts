import { adoptStyle } from '@onda/core/element/adopt-style';
import { matched, USUAL_AREAS } from '../live-load/live-load-area';
import { findWords, wordsOf } from './find-words';
import css from './highlight.css';
import { type HighlightSettings, highlightedPhrase, readHighlight } from './highlight-settings';

/** M-9.108: what a fixed header takes from the configured offset, in pixels. */
export const HEADER_ALLOWANCE = 120;
/** More help nobody and cost everybody. */
const MOST_MATCHES = 1_000;
const NAME = 'onda-search';
/** Text that is not the article's, or not to be seen. */
const SKIPPED =
  'script, style, noscript, template, textarea, select, svg, nav, form, [hidden], [aria-hidden="true"]';

/** Shows in this page what was searched, and scrolls to the first match where the settings say so. Returns the undo. */
export function highlightPage(address: string, setting: unknown): () => void {
  const { phrase, id } = highlightedPhrase(address);
  const rules = readHighlight(setting);
  const rule = rules.find((one) => one.id === id) ?? rules.find((one) => one.id === 0);
  const area = rule && areaOf(rule);
  if (!rule || !area || phrase === '') return () => {};
  const ranges = rangesOf(area, wordsOf(phrase, rule.minWordLength), rule.whole);
  if (ranges.length === 0) return () => {};
  const undoStyle = adoptStyle(area, css);
  const undo = 'highlights' in CSS ? paint(ranges) : wrap(ranges);
  if (rule.scroll) scrollTo(ranges[0], rule.scrollOffset);
  return () => {
    undo();
    undoStyle();
  };
}

function areaOf({ selector }: HighlightSettings): HTMLElement | null {
  const usual = () => USUAL_AREAS.map((one) => matched(document, one)).find(Boolean);
  return (selector && matched(document, selector)) || usual() || document.body;
}

function rangesOf(area: HTMLElement, words: readonly string[], isWhole: boolean): Range[] {
  const walker = document.createTreeWalker(area, NodeFilter.SHOW_TEXT);
  const ranges: Range[] = [];
  for (let node = walker.nextNode(); node && ranges.length < MOST_MATCHES; node = walker.nextNode()) {
    if (node.parentElement?.closest(SKIPPED)) continue;
    for (const [start, end] of findWords(node.nodeValue ?? '', words, isWhole)) {
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, end);
      ranges.push(range);
    }
  }
  return ranges.slice(0, MOST_MATCHES);
}

/** The DOM stays as it is: the theme's scripts, copying and translation notice nothing. */
function paint(ranges: readonly Range[]): () => void {
  CSS.highlights.set(NAME, new Highlight(...ranges));
  return () => void CSS.highlights.delete(NAME);
}

/** Fallback for browsers that cannot paint ranges. The last range comes first, so that each still finds its text. */
function wrap(ranges: readonly Range[]): () => void {
  const marks = [...ranges].reverse().map((range) => {
    const mark = document.createElement('mark');
    mark.className = NAME;
    range.surroundContents(mark);
    return mark;
  });
  return () => {
    for (const mark of marks) {
      const { parentNode } = mark;
      mark.replaceWith(...mark.childNodes);
      parentNode?.normalize();
    }
  };
}

function scrollTo(first: Range | undefined, offset: number) {
  if (!first) return;
  const top = first.getBoundingClientRect().top + window.scrollY + offset - HEADER_ALLOWANCE;
  window.scrollTo({ top: Math.max(0, top), behavior: 'instant' });
}
