import { make } from './view/make';

/** magazine.md 9: how far below the top of the window the search box comes to stand, as a part of its height. */
export const SCROLL_OFFSET = 0.1;

/** What a click on a keyword does (magazine.md 2). */
export type KeywordAction = 'nothing' | 'search' | 'redirect';

/** The keywords of an attribute: a list of texts, or texts with commas between. */
export function readKeywords(written: unknown): string[] {
  const list = typeof written === 'string' ? written.split(',') : written;
  if (!Array.isArray(list)) return [];
  return list
    .filter((word): word is string => typeof word === 'string' && word.trim() !== '')
    .map((word) => word.trim());
}

/** A keyword is a link to its search page, so that it also works in another tab; `run` is what a plain click does. */
export function keywordLink(
  keyword: string,
  address: string,
  run: (() => void) | undefined,
): HTMLAnchorElement {
  const link = make('a', 'keyword', { class: 'asp_keyword', href: address }, keyword);
  link.addEventListener('click', (event) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0;
    if (!isPlain) return;
    event.preventDefault();
    run?.();
  });
  return link;
}

export function keywordRow(part: string, title: string, links: readonly HTMLElement[]): HTMLElement {
  return make('p', part, {}, make('span', '', {}, title), ...links);
}

/** Brings the search box into sight. */
export function scrollToBox(element: HTMLElement): void {
  const top = element.getBoundingClientRect().top + window.scrollY - window.innerHeight * SCROLL_OFFSET;
  window.scrollTo({ top: Math.max(0, top) });
}
