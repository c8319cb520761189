import { atRest } from '@onda/core/at-rest';
import { readCookie } from '@onda/core/cookies';
import { openTabChannel, type TabChannel } from '@onda/core/tab-channel';
import type { Engine } from './engine';
import { favoritesSettings } from './settings';
import { type FavoritesState, NOTHING_KNOWN } from './state';

/** The server keeps it as long as there is something to read; without it no page asks on load. */
const HINT = 'onda_hint';

/** What the controls of a page share, from the first that came to the last that left. */
export interface PageFavorites {
  getState(): FavoritesState;
  subscribe(run: (state: FavoritesState) => void): () => void;
  /** Whether the server may have something to tell of this visitor. */
  hasSomething(): boolean;
  /** Brings what talks to the server: at a touch, or when there is something to ask. */
  bring(): Promise<Engine>;
  /** Asks for the favourites; once, however many want to know. */
  load(): void;
  end(): void;
}

export interface PageWorld {
  hasHint: boolean;
  channel: TabChannel;
  load: () => Promise<{ openEngine: (channel: TabChannel) => Engine }>;
}

export function createPageFavorites({ hasHint, channel, load }: PageWorld): PageFavorites {
  const readers = new Set<(state: FavoritesState) => void>();
  let coming: Promise<Engine> | undefined;
  let engine: Engine | undefined;
  let isOver = false;
  let forgetErrand = () => {};

  const begun = async () => {
    const { openEngine } = await load();
    engine = openEngine(channel);
    if (isOver) engine.end();
    engine.store.subscribe((state) => {
      for (const run of readers) run(state);
    });
    return engine;
  };
  const bring = () => {
    coming ??= begun().catch((error) => {
      coming = undefined;
      throw error;
    });
    return coming;
  };
  const ask = () => {
    forgetErrand();
    forgetErrand = atRest(async () => {
      const { load: read } = await bring();
      return () => void read();
    });
  };
  /** A page that comes back as it was left may have missed what the next one changed. */
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted && (engine || hasHint)) ask();
  };
  /** The code may not come; the next message, or the next page, tells the same. */
  const hear = (message: unknown) =>
    void bring().then(
      (made) => made.hear(message),
      () => {},
    );

  channel.listen(hear);
  window.addEventListener('pageshow', comeBack);

  return {
    getState: () => engine?.store.getState() ?? NOTHING_KNOWN,
    subscribe(run) {
      readers.add(run);
      return () => readers.delete(run);
    },
    hasSomething: () => hasHint || engine?.store.getState().isKnown === true,
    bring,
    load: ask,
    end() {
      isOver = true;
      forgetErrand();
      window.removeEventListener('pageshow', comeBack);
      channel.close();
      engine?.end();
    },
  };
}

/** The Favorites plugin has no hint for us: it is asked on every page, as its own script does. */
export function openPageFavorites(): PageFavorites {
  return createPageFavorites({
    hasHint: favoritesSettings().backend === 'favorites' || readCookie(HINT) !== undefined,
    channel: openTabChannel('onda-favorites'),
    load: () => import('./engine'),
  });
}
