import { createStore } from 'zustand/vanilla';

/** The favorites that a page knows; drawn by the shell, changed by the store. */
export interface FavoritesState {
  /** False until a server has told; till then the page shows what was printed. */
  isKnown: boolean;
  /** Site → post → what the server told of it. A site that is not here has no favorites. */
  lists: Lists;
  /** How many keep a post, by `keyOf`; only those that are known better than what was printed. */
  totals: ReadonlyMap<string, number>;
  /**
   * Whose request runs or waits for its turn: `keyOf` of a post, or of a site that is being cleared. The value is what
   * the press asks for, and is shown until the reply is in; undefined where it is not known whether the visitor may.
   */
  busy: ReadonlyMap<string, boolean | undefined>;
}

export type Lists = ReadonlyMap<number, ReadonlyMap<number, SavedPost>>;

export interface SavedPost {
  type: string;
  /** How many keep it; unknown where the server named the post only. */
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

/** All that controls read; it stands with them, and what changes it comes when there is something to change. */
export const createFavoritesStore = () => createStore<FavoritesState>(() => NOTHING_KNOWN);

/** From the press to the reply: all buttons of the key are disabled, and show what is asked for. */
export function markBusy(store: FavoritesStore, key: string, wanted?: boolean) {
  store.setState(({ busy }) => ({ busy: new Map(busy).set(key, wanted) }));
}

/** The reply is in, or none will come. */
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

/** How many favorites a site has, of these types (all where none is named). */
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
