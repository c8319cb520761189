import { pageAjax } from '@onda/core/http/page-services';
import { pagePoller } from '@onda/core/poll/page-poller';
import { systemClock } from '@onda/core/timing/clock';
import { domParsers } from '@onda/feeds/dom-parsers';
import { createPlayerApi } from '@onda/player/api';
import { applyReading, type ProgramState } from '@onda/player/on-air/apply-reading';
import { followNowPlaying } from '@onda/player/on-air/now-playing-source';
import { ensureConfigured } from '../configure';
import type { HeardTrack } from './player';
import { type HeadlessStore, sharedStore, storesByKey } from './shared-store';

export interface NowPlayingOptions {
  /** Id of a station of the site's settings. */
  station?: string | undefined;
  /** Address of the stream, for a station that the site does not know. */
  stream?: string | undefined;
  /** Address of the feed that names the track. */
  feed?: string | undefined;
  /** Format of the feed, as `feed-kind` of `<radio-player>`. */
  feedKind?: string | undefined;
  /** Seconds between two requests. */
  interval?: number | undefined;
}

export interface NowPlayingSnapshot {
  /** `unasked` no answer yet · `read` · `offAir` no stream · `unreadable`, `unknown` no readable feed. */
  feed: 'unasked' | 'read' | 'offAir' | 'unreadable' | 'unknown';
  track: HeardTrack | null;
  /** Newest first; `playedAt` in milliseconds. */
  history: readonly (HeardTrack & { playedAt: number | null })[];
}

const UNASKED: NowPlayingSnapshot = { feed: 'unasked', track: null, history: [] };

const byKey = storesByKey<HeadlessStore<NowPlayingSnapshot>>();

/** Follows the program on air, asked by the page's poller while the store has subscribers. */
export function openNowPlaying(options: NowPlayingOptions): HeadlessStore<NowPlayingSnapshot> {
  return byKey(JSON.stringify(options), () => sharedStore(UNASKED, (set) => start(options, set)));
}

function start(
  { station = '', stream = '', feed = '', feedKind = 'auto', interval = 40 }: NowPlayingOptions,
  set: (state: NowPlayingSnapshot) => void,
) {
  ensureConfigured();
  const { ajax, hasServer } = pageAjax();
  const dependencies = {
    poller: pagePoller(),
    api: createPlayerApi(ajax),
    clock: systemClock,
    parsers: domParsers(),
    hasServer,
  };
  let heard: ProgramState = { feed: 'unasked', track: null, history: [] };
  const setup = { station, stream, feed, feedKind, intervalSeconds: interval, preserveCase: false };
  const following = followNowPlaying(dependencies, setup, (reading) => {
    heard = applyReading(heard, reading, systemClock.now());
    set({ feed: heard.feed, track: heard.track, history: heard.history });
  });
  return { actions: {}, end: () => following.stop() };
}
