import { loadOnce, type SharedLoad } from '@onda/core/loading/load-once';
import { openTabChannel, type TabChannel } from '@onda/core/poll/tab-channel';
import { readCookie } from '@onda/core/storage/read-cookie';
import { runWhenIdle } from '@onda/core/timing/idle-batch';
import type { Engine } from './engine';
import { favoritesSettings } from './settings';
import { createFavoritesStore, type FavoritesStore } from './state/store';

/** The cookie that the server sets while the visitor has favorites; without it no page asks on load. */
const HINT_COOKIE = 'onda_hint';

/** The state that the controls of a page share, from the first connected to the last disconnected. */
export interface PageFavorites extends Pick<FavoritesStore, 'getState' | 'subscribe'> {
  /** Whether the visitor may have favorites on the server. */
  mayHaveFavorites(): boolean;
  /** Loads the engine, which saves: at a touch. */
  load: SharedLoad<Engine>;
  /** The store of the page, for a press before the engine has loaded. */
  store: FavoritesStore;
  isLoaded(): boolean;
  /** Reads the favorites when the page is idle; once, however many controls ask. */
  scheduleRead(): void;
  end(): void;
}

export interface PageDependencies {
  hasHint(): boolean;
  channel: TabChannel;
  loadEngine: () => Promise<{ openEngine: (store: FavoritesStore, channel: TabChannel) => Engine }>;
  loadReader: () => Promise<{ loadFavorites: (store: FavoritesStore) => Promise<void> }>;
}

export function createPageFavorites({
  hasHint,
  channel,
  loadEngine,
  loadReader,
}: PageDependencies): PageFavorites {
  const store = createFavoritesStore();
  let engine: Engine | undefined;
  let isOver = false;
  let cancelTask = () => {};

  const load = loadOnce(async () => {
    const { openEngine } = await loadEngine();
    engine = openEngine(store, channel);
    if (isOver) engine.end();
    return engine;
  });
  const scheduleRead = () => {
    cancelTask();
    cancelTask = runWhenIdle(async () => {
      const { loadFavorites } = await loadReader();
      return () => void loadFavorites(store).catch(() => {});
    });
  };
  const mayHaveFavorites = () => hasHint() || store.getState().isKnown;
  /** A page from the back-forward cache may have missed changes of the next one. */
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted && mayHaveFavorites()) scheduleRead();
  };
  /** The engine may fail to load; the next page reads the same. */
  const onTabMessage = (message: unknown) => {
    load().then(
      (engine) => engine.receive(message),
      () => {},
    );
  };

  channel.listen(onTabMessage);
  window.addEventListener('pageshow', onPageShow);

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    store,
    isLoaded: () => engine !== undefined,
    mayHaveFavorites,
    load,
    scheduleRead,
    end() {
      isOver = true;
      cancelTask();
      window.removeEventListener('pageshow', onPageShow);
      channel.close();
      engine?.end();
    },
  };
}

/** The cookie in which the Favorites plugin keeps a visitor's posts, as a list or an object. */
const PLUGIN_COOKIE = 'simplefavorites';
const HAS_POSTS = /"posts":[[{]"?\d/;

/** The Favorites plugin sets no cookie of ours: every page asks it, as its own script does. */
const hasHint = () =>
  favoritesSettings().backend === 'favorites' ||
  readCookie(HINT_COOKIE) !== undefined ||
  HAS_POSTS.test(readCookie(PLUGIN_COOKIE) ?? '');

export function openPageFavorites(): PageFavorites {
  return createPageFavorites({
    hasHint,
    channel: openTabChannel('onda-favorites'),
    loadEngine: () => import('./engine'),
    loadReader: () => import('./initial-load'),
  });
}
