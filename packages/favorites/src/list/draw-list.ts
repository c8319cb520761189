import { fromTemplate, untilEnd } from '@onda/core/dom/from-template';
import { rememberFocus } from '@onda/core/dom/remember-focus';
import { paint } from '@onda/core/element/bind';
import type { View } from '@onda/core/element/host';
import { drawRows } from './draw-rows';
import { pages as pagesTemplate, retry as retryTemplate, rows } from './generated/templates';
import type { favList } from './list-contract';
import type { ListHost } from './list-host';
import type { ListText } from './list-messages';
import type { ListState, ListStore } from './list-store';

/** The model that the list's shell passes to its view. */
export interface ListModel {
  store: ListStore;
  t: ListText;
  siteId(): number;
  /** Whether the list shows a failure. */
  tellsFailure(): boolean;
  turnTo(page: number): void;
}

export const listView: View<typeof favList, ListModel> = { show: drawList };

/**
 * Keeps the nodes below the printed line equal to the store, until the element leaves. When a focused row goes, its
 * neighbor gets the focus.
 */
function drawList(host: ListHost, { store, t, siteId, tellsFailure, turnTo }: ListModel): void {
  const { element, attributes, lifetime } = host;
  const list = untilEnd(fromTemplate(rows), element, lifetime);
  const retry = untilEnd(fromTemplate(retryTemplate, { words: t('retry') }), element, lifetime);
  const words = { previous: t('previous'), next: t('next') };
  const pages = untilEnd(fromTemplate(pagesTemplate, words), element, lifetime);
  const beyond = () => {
    element.tabIndex = -1;
    return element;
  };
  const stand = (node: Element, isWanted: boolean) => {
    if (!isWanted) node.remove();
    else if (node.parentNode !== element)
      element.insertBefore(node, pages.parentNode === element ? pages : null);
  };
  const draw = (state: ListState) => {
    const { phase, items, page, pages: last } = state;
    const restoreFocus = rememberFocus(list, beyond);
    drawRows(list, items, { ...attributes.getState(), siteId: siteId() });
    stand(retry, phase === 'failed' && tellsFailure());
    stand(list, phase !== 'failed' && items.length > 0);
    stand(pages, last > 1);
    paint([pages], { 'aria-label': labelOf(element, t('pages')) });
    paint(pages.querySelectorAll('[part="page"]'), { text: t('pageOf', { page, pages: last }) });
    for (const [part, by] of TURNS)
      paint(pages.querySelectorAll(`[part="${part}"]`), { 'aria-disabled': !canTurn(state, by) });
    restoreFocus();
  };
  draw(store.getState());
  lifetime.onEnd(store.subscribe(draw));
  retry.addEventListener('click', () => turnTo(store.getState().page));
  for (const [part, by] of TURNS)
    host.on('click', `[part~="${part}"]`, () => {
      const state = store.getState();
      if (canTurn(state, by)) turnTo(state.page + by);
    });
}

/** The buttons and their direction. */
const TURNS = [
  ['previous', -1],
  ['next', 1],
] as const;

/** An unusable button is not disabled: it would lose the focus. */
const canTurn = ({ phase, page, pages }: ListState, by: number) =>
  phase !== 'loading' && page + by >= 1 && page + by <= pages;

/** Landmarks of one page need different names: the second list has a number. */
function labelOf(list: HTMLElement, label: string): string {
  const place = [...document.querySelectorAll(list.localName)].indexOf(list);
  return place > 0 ? `${label} ${place + 1}` : label;
}
