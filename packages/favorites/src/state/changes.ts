import { mergeLists } from '../list/change-lists';
import { atLeastZero, replaceLists, withTotals } from './merge';
import { type FavoritesState, type FavoritesStore, keyOf, type Lists, type PostOfSite } from './store';

/** The reply to one click. */
export interface Saved {
  post: PostOfSite;
  isFavorite: boolean;
  lists: Lists;
  /** How many keep the post now, if the server sent it. */
  total: number | undefined;
  /** The former count of its button; undefined if another plugin's button was pressed. */
  before: number | undefined;
}

/** All changes of a page's favorites. */
export function changesOf(store: FavoritesStore) {
  const { getState, setState } = store;
  return {
    getState,
    replaceLists: (lists: Lists) => replaceLists(store, lists),

    /** Returns how many keep the post now; 0 if unknown. */
    save({ post, isFavorite, lists, total, before }: Saved): number {
      const former = getState().totals;
      const totals = new Map(withTotals(former, lists));
      const shown = before ?? former.get(keyOf(post));
      const counted = shown === undefined ? undefined : shown + (isFavorite ? 1 : -1);
      const count = total ?? lists.get(post.siteId)?.get(post.postId)?.total ?? counted;
      if (count !== undefined) totals.set(keyOf(post), atLeastZero(count));
      setState({ isKnown: true, lists, totals });
      return atLeastZero(count ?? 0);
    },

    /** Removes the lists of the site, also from the reply: some servers still name removed posts. */
    clear(siteId: number, replied: Lists) {
      const totals = new Map(getState().totals);
      for (const [postId, { total }] of getState().lists.get(siteId) ?? []) {
        const key = keyOf({ siteId, postId });
        const known = totals.get(key) ?? total;
        if (known !== undefined) totals.set(key, atLeastZero(known - 1));
      }
      const lists = mergeLists(getState().lists, replied);
      lists.delete(siteId);
      setState({ isKnown: true, lists, totals });
    },

    /** Receives the state of another tab of the site. */
    applyTabState(state: Pick<FavoritesState, 'lists' | 'totals'>) {
      setState({ isKnown: true, lists: state.lists, totals: state.totals });
    },
  };
}
