import { createStore } from 'zustand/vanilla';

/** The favorites that a page knows; drawn by the shell, changed by the store. */
export interface FavoritesState {
  /** False until a server has answered: the page shows its printed state. */
  isKnown: boolean;
  /** Site → post → the server's record. A site without an entry has no favorites. */
  lists: Lists;
  /** How many keep a post, by `keyOf`; only counts that are newer than the printed ones. */
  totals: ReadonlyMap<string, number>;
  /**
   * Keys of running and queued requests: `keyOf` of a post, or of a site that is being cleared. The value is the new
   * state, which is shown until the reply; undefined if the visitor may have to sign in or consent first.
   */
  busy: ReadonlyMap<string, boolean | undefined>;
}

export type Lists = ReadonlyMap<number, ReadonlyMap<number, SavedPost>>;

export interface SavedPost {
  type: string;
  /** How many keep it; unknown if the server sent the post alone. */
  total: number | undefined;
}

export interface PostOfSite {
  siteId: number;
  postId: number;
}

/** The new state of one post. */
export interface Change extends PostOfSite {
  isFavorite: boolean;
}

export const NOTHING_KNOWN: FavoritesState = {
  isKnown: false,
  lists: new Map(),
  totals: new Map(),
  busy: new Map(),
};

export type FavoritesStore = ReturnType<typeof createFavoritesStore>;

/** The state that controls read. It loads with them, and its changes with the first press. */
export const createFavoritesStore = () => createStore<FavoritesState>(() => NOTHING_KNOWN);

/** Marks a key from the press to the reply: all its buttons are disabled, and show the new state. */
export function markBusy(store: FavoritesStore, key: string, wanted?: boolean) {
  store.setState(({ busy }) => ({ busy: new Map(busy).set(key, wanted) }));
}

/** Unmarks a key after the reply or a failure. */
export function markIdle(store: FavoritesStore, key: string) {
  const busy = new Map(store.getState().busy);
  if (busy.delete(key)) store.setState({ busy });
}

export const isBusy = ({ busy }: FavoritesState, post: PostOfSite): boolean =>
  busy.has(keyOf(post)) || busy.has(clearKey(post.siteId));

export const keyOf = ({ siteId, postId }: PostOfSite): string => `${siteId}:${postId}`;
export const clearKey = (siteId: number): string => `${siteId}:`;

export const isFavorite = ({ lists }: FavoritesState, { siteId, postId }: PostOfSite): boolean =>
  lists.get(siteId)?.has(postId) === true;

/** How many favorites a site has, of these types (of all if the list is empty). */
export function sizeOf({ lists }: FavoritesState, siteId: number, types: readonly string[] = []): number {
  const posts = [...(lists.get(siteId)?.values() ?? [])];
  return types.length === 0 ? posts.length : posts.filter(({ type }) => types.includes(type)).length;
}

/** `post, page` as page authors write it. */
export const typesIn = (written: string): string[] =>
  written
    .split(',')
    .map((type) => type.trim())
    .filter((type) => type !== '');
