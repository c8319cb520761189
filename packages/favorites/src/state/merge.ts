import { type FavoritesState, type FavoritesStore, keyOf, type Lists } from './store';

/** Replaces the lists by those of the server. */
export function replaceLists({ getState, setState }: FavoritesStore, lists: Lists) {
  setState({ isKnown: true, lists, totals: withTotals(getState().totals, lists) });
}

/** never below 0. */
export const atLeastZero = (count: number) => Math.max(0, count);

export function withTotals(former: FavoritesState['totals'], lists: Lists): FavoritesState['totals'] {
  const totals = new Map(former);
  for (const [siteId, posts] of lists) {
    for (const [postId, { total }] of posts) {
      if (total !== undefined) totals.set(keyOf({ siteId, postId }), atLeastZero(total));
    }
  }
  return totals;
}
