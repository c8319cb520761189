import { atLeastZero, know, withTotals } from './know';
import {
  clearKey,
  type FavoritesState,
  type FavoritesStore,
  keyOf,
  type Lists,
  type PostOfSite,
} from './state';

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

/** Every way in which the state of favourites on a page changes. */
export function changesOf(store: FavoritesStore) {
  const { getState, setState } = store;
  const mark = (key: string, isBusy: boolean) => {
    const busy = new Set(getState().busy);
    if (isBusy) busy.add(key);
    else busy.delete(key);
    setState({ busy });
  };

  return {
    getState,
    /** All buttons of the post are disabled until it ends. */
    begin: (key: string) => mark(key, true),
    end: (key: string) => mark(key, false),

    know: (lists: Lists) => know(store, lists),

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
