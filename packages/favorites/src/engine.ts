import { pageNonces } from '@onda/core/http/page-nonces';
import { pageAjax } from '@onda/core/http/page-services';
import type { TabChannel } from '@onda/core/poll/tab-channel';
import { systemClock } from '@onda/core/timing/clock';
import { createActions } from './actions';
import { createApi } from './api';
import { needsNonce } from './early-save';
import { pluginEvents } from './plugin/plugin-events';
import { type FavoritesSettings, favoritesSettings } from './settings';
import { createService } from './state/service';
import type { FavoritesStore } from './state/store';

export type Engine = ReturnType<typeof openEngine>;

/** The requests to the server. It loads on the first touch, or when there is something to ask. */
export function openEngine(page: FavoritesStore, channel: TabChannel) {
  const settings = favoritesSettings();
  const plugin = pluginEvents();
  const initialNonce = initialNonceFor(settings);
  const api = createApi({ ajax: pageAjax().ajax, nonces: pageNonces, initialNonce });
  const service = createService({
    page,
    api,
    channel,
    plugin,
    clock: systemClock,
    isIdempotent: settings.backend === 'onda',
  });
  return { ...service, press: createActions({ service, settings, plugin }) };
}

/**
 * The nonce to try before a session is read. The Favorites plugin prints a nonce into the page. Our server needs none
 * of a visitor, and refuses an account on a page from a cache, which then reads its session.
 */
function initialNonceFor(settings: FavoritesSettings): string | undefined {
  if (!needsNonce(settings)) return '';
  const { nonce } = Object(settings.backend === 'favorites' && Reflect.get(window, 'favorites_data'));
  return typeof nonce === 'string' && nonce !== '' ? nonce : undefined;
}
