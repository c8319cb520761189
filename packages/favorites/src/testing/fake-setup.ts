import type { Ajax } from '@onda/core/http/ajax';
import { createNonces } from '@onda/core/http/nonce';
import type { TabChannel } from '@onda/core/poll/tab-channel';
import { fakeAjax } from '@onda/core/testing/fake-ajax';
import { fakeClock } from '@onda/core/testing/fake-clock';
import { fakeTabs } from '@onda/core/testing/fake-tabs';
import { createActions } from '../actions';
import { createApi } from '../api';
import type { loadFavorites } from '../initial-load';
import { createPageFavorites } from '../page';
import { pluginEvents } from '../plugin/plugin-events';
import { answerOf } from '../replies';
import type { FavoritesSettings } from '../settings';
import { createShell } from '../shell';
import { replaceLists } from '../state/merge';
import { createService } from '../state/service';
import type { FavoritesStore } from '../state/store';

export const SETTINGS: FavoritesSettings = {
  backend: 'onda',
  who: 'everybody',
  siteId: 1,
  perPage: 20,
  failure: 'message',
  signIn: { mode: 'dialog', url: '', html: '' },
};

/** A server that keeps favorites, as ours does: by the status that is asked for. */
export function fakeServer(saved: number[] = [], total = 3) {
  const posts = new Set(saved);
  const kept = new Map<number, number>();
  const totalOf = (id: number) => kept.get(id) ?? total;
  const favorites = () => [
    {
      site_id: 1,
      groups: [],
      posts:
        posts.size === 0
          ? []
          : Object.fromEntries(
              [...posts].map((id) => [id, { post_id: id, post_type: 'post', total: totalOf(id) }]),
            ),
    },
  ];
  const items = () =>
    [...posts].map((id) => ({
      post_id: id,
      title: `Canción ${id}`,
      permalink: `https://radio.test/${id}`,
      total: totalOf(id),
    }));
  const ajax = fakeAjax({
    favorites_array: () => ({ status: 'success', favorites: favorites() }),
    favorites_favorite: ({ postid, status }: Record<string, unknown>) => {
      const [id, isActive] = [Number(postid), status === 'active'];
      if (posts.has(id) !== isActive) kept.set(id, totalOf(id) + (isActive ? 1 : -1));
      if (isActive) posts.add(id);
      else posts.delete(id);
      const favorite_data = { id, siteid: 1, status, total: totalOf(id) };
      return { status: 'success', favorite_data, favorites: favorites() };
    },
    favorites_clear: () => {
      const old_favorites = favorites();
      posts.clear();
      return { status: 'success', old_favorites, favorites: favorites() };
    },
    favorites_cookie_consent: { status: 'success', consent: false },
    favorites_list: ({ page, per_page }: Record<string, unknown>) => {
      const [number, size] = [Number(page), Number(per_page)];
      const all = items();
      const data = {
        items: all.slice((number - 1) * size, number * size),
        pages: Math.ceil(all.length / size),
      };
      return { status: 'success', list: '', data };
    },
    onda_session: { success: true, data: { nonces: { favorites: 'fresh' }, userId: 7 } },
  });
  return { ajax, posts };
}

export interface FakeSetup {
  settings?: Partial<FavoritesSettings>;
  hasHint?: boolean;
  channel?: TabChannel;
  /** The nonce that is tried first: none of a visitor, unknown of an account. */
  initialNonce?: string | undefined;
  /** Stands for the way of the code to the page. */
  arrival?: () => Promise<void>;
}

/** A page with everything of ours and a server of our own. */
export function fakeSetup(
  ajax: Ajax,
  { settings, hasHint = false, channel, arrival = async () => {}, ...nonce }: FakeSetup = {},
) {
  const [clock, all, visitor] = [fakeClock(), { ...SETTINGS, ...settings }, { hasHint }];
  const [plugin, nonces] = [pluginEvents(), createNonces(ajax, fakeClock())];
  const openEngine = (page: FavoritesStore, tabs: TabChannel) => {
    const api = createApi({ ajax, nonces: () => nonces, initialNonce: '', ...nonce });
    const isIdempotent = all.backend === 'onda';
    const service = createService({ page, api, channel: tabs, plugin, clock, isIdempotent });
    return { ...service, press: createActions({ service, settings: all, plugin }) };
  };
  const readFake: typeof loadFavorites = async (store) => {
    const answer = answerOf(await ajax.post('favorites_array'));
    replaceLists(store, answer.kind === 'lists' ? answer.lists : new Map());
  };
  const open = () =>
    createPageFavorites({
      hasHint: () => visitor.hasHint,
      channel: channel ?? fakeTabs()(),
      loadEngine: async () => {
        await arrival();
        return { openEngine };
      },
      loadReader: async () => ({ loadFavorites: readFake }),
    });
  return { shell: createShell(open), clock, visitor };
}
