import type { Actions, Widget } from '../actions';
import { make } from './make';

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

/** A link that searches for its keyword here. */
export function tryKeyword({ box }: Widget, actions: Actions): (keyword: string) => HTMLElement {
  return (keyword) => {
    const address = actions.destination('results_page', keyword)?.address ?? '';
    return keywordLink(keyword, address, () => {
      actions.searchFor(keyword);
      box.field.focus({ preventScroll: true });
    });
  };
}
