import { isOnScreen } from '@onda/core/dom/on-screen';
import { pageAjax } from '@onda/core/http/page-services';
import { pagePoller } from '@onda/core/poll/page-poller';
import { systemClock } from '@onda/core/timing/clock';
import { domParsers } from '@onda/feeds/dom-parsers';
import { FEED_KINDS } from '@onda/feeds/generated/kinds';
import type { FeedReading } from '@onda/feeds/read-with';
import type { StoreApi } from 'zustand/vanilla';
import { createPlayerApi } from '../api';
import { followNowPlaying } from '../on-air/now-playing-source';
import { toldSong } from '../on-air/told-song';
import type { PrintedStation, SwitcherHost, SwitcherState } from './switcher';

const INTERVAL_SECONDS = 40;

/** Names the song of each station while the list is on screen: one poll for all. */
export function followSongs(
  host: SwitcherHost,
  stations: readonly PrintedStation[],
  store: StoreApi<SwitcherState>,
) {
  const { element, lifetime } = host;
  if (lifetime.isOver) return;
  const { ajax, hasServer } = pageAjax();
  const dependencies = {
    poller: pagePoller(),
    api: createPlayerApi(ajax),
    clock: systemClock,
    parsers: domParsers(),
    hasServer,
  };
  const isWanted = isOnScreen(element, lifetime.signal, () => {
    for (const handle of handles) handle.wake();
  });
  const handles = stations.map(({ id, attributes }) => {
    const [radioStream = '', feed = ''] = [attributes['radio-stream'], attributes.feed];
    const written = { radioStream, feed, preserveOriginalUpperLowerCase: false };
    const setup = {
      station: id,
      stream: radioStream,
      feed,
      feedKind: FEED_KINDS.find((kind) => kind === attributes['feed-kind']) ?? 'auto',
      intervalSeconds: INTERVAL_SECONDS,
      preserveCase: false,
      isWanted,
      toldIn: (answer: unknown) => toldSong(Object(answer).onAir, written),
    };
    return followNowPlaying(dependencies, setup, (reading) => {
      store.setState(({ songs }) => ({ songs: { ...songs, [id]: songOf(reading) } }));
    });
  });
  lifetime.onEnd(() => {
    for (const handle of handles) handle.stop();
  });
}

/** Artist and title; empty where nothing is on air. */
export function songOf(reading: FeedReading): string {
  const track = reading.kind === 'read' && reading.nowPlaying.isOnline && reading.nowPlaying.track;
  return track ? [track.artist, track.title].filter(Boolean).join(' – ') : '';
}
