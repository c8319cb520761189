'use client';

import {
  type NowPlayingOptions,
  type NowPlayingSnapshot,
  openNowPlaying,
} from '@onda/elements/headless/now-playing';
import { useSyncExternalStore } from 'react';

/** The program on air at a station of the site, or at a stream; `unasked` until the first answer. */
export function useNowPlaying(station: string | NowPlayingOptions): NowPlayingSnapshot {
  const store = openNowPlaying(typeof station === 'string' ? { station } : station);
  return useSyncExternalStore(store.subscribe, store.getState, store.getInitialState);
}
