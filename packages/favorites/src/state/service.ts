import { warn } from '@onda/core/element/warn';
import { AjaxError } from '@onda/core/http/ajax';
import type { TabChannel } from '@onda/core/poll/tab-channel';
import type { Clock } from '@onda/core/timing/clock';
import type { FavoritesApi, ListRequest } from '../api';
import type { EarlySave, SaveRequest } from '../early-save';
import { mergeLists, withChange } from '../list/change-lists';
import type { PluginCallbacks, PluginEvents } from '../plugin/plugin-events';
import type { Answer } from '../replies';
import { changesOf } from './changes';
import { serialQueue } from './serial-queue';
import {
  clearKey,
  type FavoritesState,
  type FavoritesStore,
  isFavorite,
  keyOf,
  type Lists,
  markBusy,
  markIdle,
  type PostOfSite,
} from './store';

/** A server that toggles must not be asked by whoever looks at an older state. */
const FRESH_MS = 60_000;

/** How an action ended; what it saved is in the store. */
export type Outcome =
  | Exclude<Answer, { kind: 'lists' }>
  | { kind: 'done' }
  /** Nothing is known of it but that it went wrong. */
  | { kind: 'failed' };

interface Dependencies {
  page: FavoritesStore;
  api: FavoritesApi;
  clock: Clock;
  /** A request gets the same answer, however often it is sent. */
  isIdempotent: boolean;
  channel: Pick<TabChannel, 'send'>;
  plugin: PluginEvents;
}

export type FavoritesService = ReturnType<typeof createService>;

/** Everything a page asks of the server about favorites: one request at a time, what came of it in one store. */
export function createService({ page, api, clock, isIdempotent, channel, plugin }: Dependencies) {
  const store = changesOf(page);
  const queue = serialQueue();
  let freshUntil = 0;
  const attempt = createAttempt(queue, () => {
    freshUntil = 0;
  });

  const applyLists = (lists: Lists) => {
    freshUntil = clock.now() + FRESH_MS;
    store.replaceLists(lists);
  };
  /** The other tabs of the site need not ask. */
  const share = () => channel.send(sharedOf(store.getState()));
  plugin.listen(pluginCallbacks(store, applyLists));

  const fetchLists = async (): Promise<Answer> => {
    const answer = await api.load();
    // A visitor who may have no favorites has none.
    applyLists(answer.kind === 'lists' ? answer.lists : new Map());
    return answer;
  };

  const save = async (
    next: SaveRequest,
    before: number,
    early?: EarlySave,
  ): Promise<Answer | { kind: 'done' }> => {
    if (!isIdempotent && clock.now() >= freshUntil) {
      await fetchLists();
      if (isFavorite(store.getState(), next) === next.isFavorite) return { kind: 'done' };
    }
    const answer = await api.save(next, early?.sent);
    if (answer.kind !== 'lists') return answer;
    const lists = withChange(mergeLists(store.getState().lists, answer.lists), next);
    freshUntil = clock.now() + FRESH_MS;
    const count = store.save({ post: next, isFavorite: next.isFavorite, lists, total: answer.total, before });
    share();
    plugin.saved(answer.raw, next, count);
    return answer;
  };

  return {
    store,
    /** Receives the favorites that another tab saved. */
    receive(message: unknown) {
      const { lists, totals } = Object(message);
      if (!(lists instanceof Map && totals instanceof Map)) return;
      freshUntil = 0;
      store.applyTabState({ lists, totals });
    },

    /** Sends the opposite of what is shown, unless the press did. `before` is the count that is shown. */
    toggle(post: PostOfSite, before: number, hasConsent: boolean, early?: EarlySave): Promise<Outcome> {
      const next = early?.request ?? { ...post, isFavorite: !isFavorite(store.getState(), post), hasConsent };
      return busyWhile(page, keyOf(post), () =>
        attempt('favorites_favorite', () => save(next, before, early)),
      );
    },

    clear: (siteId: number): Promise<Outcome> =>
      busyWhile(page, clearKey(siteId), () =>
        attempt('favorites_clear', async () => {
          const answer = await api.clear(siteId);
          if (answer.kind !== 'lists') return answer;
          store.clear(siteId, answer.lists);
          share();
          plugin.cleared(answer.raw, siteId);
          return answer;
        }),
      ),

    /** Saves a no; the server forgets what it kept of the visitor, and so do we. */
    deny: (): Promise<Outcome> =>
      attempt('favorites_cookie_consent', async () => {
        await api.consent(false);
        applyLists(new Map());
        share();
        return { kind: 'done' };
      }),

    /** Throws `AjaxError`: a list shows its failure itself. */
    list: (request: ListRequest) => reportErrors('favorites_list', () => queue(() => api.list(request))),

    end: plugin.end,
  };
}

const sharedOf = ({ lists, totals }: FavoritesState) => ({ lists, totals });

/** Its press has begun it; whoever was asked for consent begins anew. */
async function busyWhile(page: FavoritesStore, key: string, run: () => Promise<Outcome>): Promise<Outcome> {
  markBusy(page, key, page.getState().busy.get(key));
  return run().finally(() => markIdle(page, key));
}

/** The Favorites plugin's own controls change the same store. */
const pluginCallbacks = (
  store: ReturnType<typeof changesOf>,
  applyLists: (lists: Lists) => void,
): PluginCallbacks => ({
  loaded: applyLists,
  saved(lists, change, total) {
    applyLists(lists);
    store.save({ post: change, isFavorite: change.isFavorite, lists, total, before: undefined });
  },
  cleared(lists, siteId) {
    store.clear(siteId, lists);
    applyLists(store.getState().lists);
  },
});

/** Runs each when its turn comes; whatever goes wrong ends in an outcome, and is told to developers. */
function createAttempt(queue: ReturnType<typeof serialQueue>, failed: () => void) {
  return async (action: string, run: () => Promise<Answer | { kind: 'done' }>): Promise<Outcome> => {
    try {
      const answer = await queue(run);
      return answer.kind === 'lists' ? { kind: 'done' } : answer;
    } catch (error) {
      failed();
      report(action, error);
      return { kind: 'failed' };
    }
  };
}

/** For developers alone. */
function report(action: string, error: unknown): void {
  warn(`${action}: ${error instanceof AjaxError ? error.message : String(error)}`);
}

async function reportErrors<T>(action: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    report(action, error);
    throw error;
  }
}
