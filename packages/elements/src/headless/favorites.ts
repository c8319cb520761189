import { emit } from '@onda/core/dom/page-events';
import { openPageFavorites } from '@onda/favorites/page';
import { favoritesSettings } from '@onda/favorites/settings';
import { type FavoritesState, isFavorite, keyOf } from '@onda/favorites/state/store';
import { ensureConfigured } from '../configure';
import { type HeadlessStore, type Running, sharedStore } from './shared-store';

export interface FavoritesSnapshot {
  /** False until the server has answered. */
  isKnown: boolean;
  /** Ids of the posts of this site. */
  posts: readonly number[];
  /** Posts whose request runs. */
  busy: readonly number[];
}

/**
 * How a request ended. `unauthenticated`: the site wants a sign-in first. `consent`: it wants the visitor's consent;
 * ask, and call again with `hasConsent`.
 */
export type FavoriteOutcome = 'done' | 'unauthenticated' | 'consent' | 'failed';

export interface FavoritesActions {
  /** Adds a post to the favorites, or removes it. */
  toggle(postId: number, hasConsent?: boolean): Promise<FavoriteOutcome>;
  /** Removes all favorites. */
  clear(): Promise<FavoriteOutcome>;
}

const UNKNOWN: FavoritesSnapshot = { isKnown: false, posts: [], busy: [] };

const store = sharedStore<FavoritesSnapshot, FavoritesActions>(UNKNOWN, start);

/** The visitor's favorites on this site: one store for a page, the same as its buttons use. */
export const favorites: HeadlessStore<FavoritesSnapshot> & FavoritesActions = {
  ...store,
  toggle: (postId, hasConsent) => store.use().toggle(postId, hasConsent),
  clear: () => store.use().clear(),
};

function start(set: (state: FavoritesSnapshot) => void): Running<FavoritesActions> {
  ensureConfigured();
  const page = openPageFavorites();
  const { siteId } = favoritesSettings();
  const unsubscribe = page.subscribe((state) => set(snapshotOf(state, siteId)));
  if (page.mayHaveFavorites()) page.scheduleRead();
  const run = async (act: (engine: Awaited<ReturnType<typeof page.load>>) => Promise<{ kind: string }>) => {
    const { kind } = await act(await page.load());
    return kind as FavoriteOutcome;
  };
  return {
    actions: {
      async toggle(postId, hasConsent = false) {
        const post = { postId, siteId };
        const outcome = await run((engine) => engine.toggle(post, 0, hasConsent));
        const state = page.getState();
        if (outcome === 'done') {
          const count = state.totals.get(keyOf(post)) ?? state.lists.get(siteId)?.get(postId)?.total ?? 0;
          emit(document, 'onda-favorite-change', { ...post, isFavorite: isFavorite(state, post), count });
        }
        return outcome;
      },
      clear: () => run((engine) => engine.clear(siteId)),
    },
    end() {
      unsubscribe();
      page.end();
    },
  };
}

function snapshotOf({ isKnown, lists, busy }: FavoritesState, siteId: number): FavoritesSnapshot {
  const ofSite = [...busy.keys()].filter((key) => key.startsWith(`${siteId}:`));
  return {
    isKnown,
    posts: [...(lists.get(siteId)?.keys() ?? [])],
    busy: ofSite.map((key) => Number(key.slice(`${siteId}:`.length))),
  };
}
