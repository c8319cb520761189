import type { ReactStore } from '@onda/core/element/host';
import type { Translate } from '@onda/core/i18n/messages';
import { createStore } from 'zustand/vanilla';
import type { PageText } from './page-messages';

export interface PagesState {
  /** From 0. */
  page: number;
  pages: number;
  /** Results on a page. */
  perPage: number;
}

export interface Pages {
  store: ReactStore<PagesState>;
  t: Translate<PageText>;
  /** As many pages on, or back. */
  turn(by: number): void;
  /** Turns to the page of this result. */
  reveal(item: number): void;
  /** Turns to the page of the first result that came; `count` is of all that are shown. */
  update(count: number, first: number): void;
}

/** The pages of the isotopic layout. */
export function createPages(perPage: () => number, t: Translate<PageText>): Pages {
  const store = createStore<PagesState>(() => ({ page: 0, pages: 1, perPage: perPage() }));
  const show = (wanted: number, { pages, perPage }: PagesState) =>
    store.setState({ pages, perPage, page: Math.max(0, Math.min(pages - 1, wanted)) });
  const reveal = (item: number, state = store.getState()) => show(Math.floor(item / state.perPage), state);
  return {
    store,
    t,
    turn: (by) => show(store.getState().page + by, store.getState()),
    reveal: (item) => reveal(item),
    update(count, first) {
      const size = perPage();
      reveal(first, { page: 0, pages: Math.max(1, Math.ceil(count / size)), perPage: size });
    },
  };
}
