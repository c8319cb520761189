import { fromTemplate } from '@onda/core/dom/from-template';
import { paint } from '@onda/core/element/bind';
import type { Readable } from '@onda/core/element/host';
import type { Translate } from '@onda/core/i18n/messages';
import { createStore } from 'zustand/vanilla';
import { pageBar } from './generated/page-templates';
import type { PageText } from './page-messages';

export interface PagesState {
  /** From 0. */
  page: number;
  pages: number;
  /** Results on a page. */
  perPage: number;
}

export interface Pages {
  store: Readable<PagesState>;
  /** The buttons that turn them. */
  bar: HTMLElement;
  /** Turns this many pages on, or back where it is negative. */
  turn(by: number): void;
  /** Turns to the page of this result. */
  reveal(item: number): void;
  /** Turns to the page of the first result that came; `count` is of all that are shown. */
  update(count: number, first: number): void;
}

/** The pages of the isotopic layout. */
export function createPages(perPage: () => number, t: Translate<PageText>): Pages {
  const store = createStore<PagesState>(() => ({ page: 0, pages: 1, perPage: perPage() }));
  const bar = fromTemplate(pageBar, { previous: t('previousPage'), next: t('nextPage') });
  const [previous, current, next] = bar.children as unknown as [HTMLElement, HTMLElement, HTMLElement];
  const show = (wanted: number, { pages, perPage }: PagesState) => {
    const page = Math.max(0, Math.min(pages - 1, wanted));
    store.setState({ pages, perPage, page });
    paint([bar], { hidden: pages < 2 });
    paint([previous], { disabled: page === 0 });
    paint([current], { text: pages > 1 ? t('page', { page: page + 1, pages }) : '' });
    paint([next], { disabled: page === pages - 1 });
  };
  const reveal = (item: number, state = store.getState()) => show(Math.floor(item / state.perPage), state);
  const turn = (by: number) => show(store.getState().page + by, store.getState());
  previous.addEventListener('click', () => turn(-1));
  next.addEventListener('click', () => turn(1));
  return {
    store,
    bar,
    turn,
    reveal: (item) => reveal(item),
    update(count, first) {
      const size = perPage();
      reveal(first, { page: 0, pages: Math.max(1, Math.ceil(count / size)), perPage: size });
    },
  };
}
