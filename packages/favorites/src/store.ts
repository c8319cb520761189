import { createStore } from 'zustand/vanilla';
import { clearKey, type FavoritesState, keyOf, type Lists, NOTHING_KNOWN, type PostOfSite } from './state';

/** What a reply to one click told. */
export interface Saved {
  post: PostOfSite;
  isFavorite: boolean;
  lists: Lists;
  /** How many keep the post now, where the server says so. */
  total: number | undefined;
  /** What its button showed before. */
  before: number;
}

export type FavoritesStore = ReturnType<typeof createFavoritesStore>;

/** All state of favourites on a page, and every way in which it changes. */
export function createFavoritesStore() {
  const store = createStore<FavoritesState>(() => NOTHING_KNOWN);
  const { getState, setState, subscribe } = store;
  const mark = (key: string, isBusy: boolean) => {
    const busy = new Set(getState().busy);
    if (isBusy) busy.add(key);
    else busy.delete(key);
    setState({ busy });
  };

  return {
    getState,
    subscribe,
    /** All buttons of the post are disabled until it ends. */
    begin: (key: string) => mark(key, true),
    end: (key: string) => mark(key, false),

    /** The list that a server returned takes the place of the one before. */
    know(lists: Lists) {
      setState({ isKnown: true, lists, totals: withTotals(getState().totals, lists) });
    },

    save({ post, isFavorite, lists, total, before }: Saved) {
      const totals = new Map(withTotals(getState().totals, lists));
      const told = total ?? lists.get(post.siteId)?.get(post.postId)?.total;
      totals.set(keyOf(post), atLeastZero(told ?? before + (isFavorite ? 1 : -1)));
      setState({ isKnown: true, lists, totals });
    },

    /** Whatever the reply listed: some servers still name what they have just removed. */
    clear(siteId: number, replied: Lists) {
      const totals = new Map(getState().totals);
      for (const [postId, { total }] of getState().lists.get(siteId) ?? []) {
        const key = keyOf({ siteId, postId });
        const known = totals.get(key) ?? total;
        if (known !== undefined) totals.set(key, atLeastZero(known - 1));
      }
      const lists = new Map(replied);
      lists.delete(siteId);
      setState({ isKnown: true, lists, totals });
    },

    /** What another tab of the site has learnt. */
    hear(state: Pick<FavoritesState, 'lists' | 'totals'>) {
      setState({ isKnown: true, lists: state.lists, totals: state.totals });
    },

    isBusy: (post: PostOfSite) =>
      getState().busy.has(keyOf(post)) || getState().busy.has(clearKey(post.siteId)),
  };
}

/** radio.md 9: never below 0. */
const atLeastZero = (count: number) => Math.max(0, count);

function withTotals(former: FavoritesState['totals'], lists: Lists): FavoritesState['totals'] {
  const totals = new Map(former);
  for (const [siteId, posts] of lists) {
    for (const [postId, { total }] of posts) {
      if (total !== undefined) totals.set(keyOf({ siteId, postId }), atLeastZero(total));
    }
  }
  return totals;
}
