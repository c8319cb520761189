import { ajaxAt, pageAjax } from '@onda/core/http/page-services';
import { pagePoller } from '@onda/core/poll/page-poller';
import { createListApi, parseList } from '@onda/views/api';
import { ensureConfigured } from '../configure';
import { type HeadlessStore, sharedStore, storesByKey } from './shared-store';

export interface MostViewedOptions {
  /** Id of a list of the site's settings. */
  list: string;
  /** The server to ask, if not the page's. */
  ajaxUrl?: string | undefined;
  nonce?: string | undefined;
}

export interface RankedPost {
  position: number;
  title: string;
  /** An http(s) address, or empty. */
  permalink: string;
  /** The numbers that the site shows. */
  numbers: readonly { field: 'views' | 'period_views' | 'adjusted_total'; value: number }[];
}

export interface MostViewedSnapshot {
  /** The last list stays after a failure. */
  state: 'loading' | 'ready' | 'failed';
  items: readonly RankedPost[];
}

/** The interval is that of `<most-viewed>`. */
const POLL_MS = 15_000;

const LOADING: MostViewedSnapshot = { state: 'loading', items: [] };

const byKey = storesByKey<HeadlessStore<MostViewedSnapshot>>();

/** A ranking of the site, polled while the store has subscribers and the page is visible. */
export function openMostViewed(options: MostViewedOptions): HeadlessStore<MostViewedSnapshot> {
  return byKey(JSON.stringify(options), () => sharedStore(LOADING, (set) => start(options, set)));
}

function start(
  { list, ajaxUrl = '', nonce = '' }: MostViewedOptions,
  set: (state: MostViewedSnapshot) => void,
) {
  ensureConfigured();
  const { ajax, hasServer } = pageAjax();
  const api = createListApi(ajaxUrl ? ajaxAt(ajaxUrl) : ajax, nonce);
  let items: MostViewedSnapshot['items'] = [];
  const handle = pagePoller().add({
    key: ajaxUrl ? `most-viewed-at:${ajaxUrl}#${list}` : `most-viewed:${list}`,
    intervalMs: POLL_MS,
    isShared: !ajaxUrl && hasServer,
    ask: (signal) => api.list(list, signal),
    read(data) {
      items = parseList(data).items;
      set({ state: 'ready', items });
    },
    failed: () => set({ state: 'failed', items }),
  });
  return { actions: {}, end: () => handle.stop() };
}
