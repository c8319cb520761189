import { createStore } from 'zustand/vanilla';
import type { ListItem } from './list-reply';

/** A list on a page: its current favorites. */
export interface ListState {
  phase: 'loading' | 'ready' | 'failed';
  items: readonly ListItem[];
  /** The number of the page, from 1. */
  page: number;
  pages: number;
}

export type ListStore = ReturnType<typeof createListStore>;

/** A parsed reply: all the favorites if the server has no pages. */
export interface Fetched {
  items: readonly ListItem[];
  pages: number | undefined;
}

export function createListStore() {
  const store = createStore<ListState>(() => ({ phase: 'loading', items: [], page: 1, pages: 1 }));
  const { getState, setState } = store;
  return {
    ...store,
    turnTo: (page: number) => setState({ phase: 'loading', page }),
    fail: () => setState({ phase: 'failed' }),

    /** The page is cut out here if the server sent all favorites. */
    show({ items, pages }: Fetched, perPage: number) {
      const all = pages ?? Math.max(1, Math.ceil(items.length / perPage));
      const page = Math.min(getState().page, Math.max(1, all));
      const shown = pages === undefined ? items.slice((page - 1) * perPage, page * perPage) : items;
      setState({ phase: 'ready', items: shown, page, pages: Math.max(1, all) });
    },

    /** Removes former favorites without a request. */
    filterItems: (isKept: (postId: number) => boolean) =>
      setState({ items: getState().items.filter(({ postId }) => isKept(postId)) }),
  };
}
