'use client';

import {
  type MostViewedOptions,
  type MostViewedSnapshot,
  openMostViewed,
} from '@onda/elements/headless/most-viewed';
import { useSyncExternalStore } from 'react';

/** A ranking of the site by the id of its list; `loading` until the first answer. */
export function useMostViewed(list: string | MostViewedOptions): MostViewedSnapshot {
  const store = openMostViewed(typeof list === 'string' ? { list } : list);
  return useSyncExternalStore(store.subscribe, store.getState, store.getInitialState);
}
