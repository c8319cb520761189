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

/** The age up to which the state is current: a server that toggles must get its request from the current one. */
const FRESH_MS = 60_000;

/** How an action ended; its result is in the store. */
export type Outcome =
  | Exclude<Answer, { kind: 'lists' }>
  | { kind: 'done' }
  /** The action failed for another reason. */
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

/** All requests of a page about favorites, one at a time; their results are in one store. */
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
  /** Sends the state to the other tabs of the site, which need no request. */
  const share = () => channel.send(sharedOf(store.getState()));
  plugin.listen(pluginCallbacks(store, applyLists));

  const fetchLists = async (): Promise<Answer> => {
    const answer = await api.load();
    // A visitor who must sign in or consent first has no favorites.
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

    /** Sends the opposite of the shown state, unless the press sent it. `before` is the shown count. */
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

    /** Saves a refusal; the server and the page delete the visitor's favorites. */
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

/** Marks the key as busy until the request ends, again after a dialog for consent. */
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

/** Runs each when its turn comes. Every error becomes an outcome, and a warning for developers. */
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

/** Warns developers alone. */
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
