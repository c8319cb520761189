import type { Poller, PollHandle, Reader } from '@onda/core/poll/poller';
import type { Clock } from '@onda/core/timing/clock';
import type { FeedOptions, ParseMarkup } from '@onda/feeds/feed-options';
import { preloadReader, readerAtHand } from '@onda/feeds/load-reader';
import { type FeedReading, readWith } from '@onda/feeds/read-with';
import { untilNextSong } from '@onda/feeds/songs/next-song';
import { withArt } from '@onda/feeds/songs/with-art';
import { type FeedDocument, type PlayerApi, parseFeedDocument } from '../api';
import { feedProbe } from './feed-probe';
import { pollSeconds } from './poll-seconds';

/** A feed that fails once or twice leaves the last track standing. */
const FAILURES_BORNE = 2;

export interface NowPlayingDependencies {
  poller: Poller;
  api: PlayerApi;
  clock: Clock;
  parsers: { parseXml: ParseMarkup; parseHtml: ParseMarkup };
  /** A server of ours answers `onda_poll`; without one the stream server is asked directly. */
  hasServer: boolean;
}

export interface NowPlayingSetup {
  station: string;
  stream: string;
  feed: string;
  feedKind: string;
  intervalSeconds: number;
  preserveCase: boolean;
  /** What a first look has learned already. */
  known?: Reader['known'];
  /** On screen. */
  isWanted?: () => boolean;
  isSounding?: () => boolean;
}

/** Follows what is on air until `stop` of the result; `hear` gets each new reading. */
export function followNowPlaying(
  dependencies: NowPlayingDependencies,
  setup: NowPlayingSetup,
  apply: (reading: FeedReading) => void,
): PollHandle {
  const options = feedOptions(dependencies, setup);
  let wasRead = false;
  const read = (data: unknown) => {
    const { body, kind, art } = parseFeedDocument(data);
    return withArt(
      readWith(readerAtHand(kind, body), body, { ...options, now: dependencies.clock.now() }),
      art,
    );
  };
  return dependencies.poller.add({
    ...where(dependencies, setup, options),
    known: setup.known,
    intervalMs: pollSeconds(setup.intervalSeconds) * 1000,
    ...(setup.isWanted && { isWanted: setup.isWanted }),
    ...(setup.isSounding && { isSounding: setup.isSounding }),
    ready(data) {
      const { kind, body } = parseFeedDocument(data);
      return preloadReader(kind, body);
    },
    read(data) {
      const reading = read(data);
      wasRead = reading.kind === 'read';
      apply(reading);
    },
    failed(_error, failures) {
      if (wasRead && failures <= FAILURES_BORNE) return;
      wasRead = false;
      apply({ kind: 'unreadable' });
    },
    nextDelay: (data) => untilNextSong(read(data), dependencies.clock.now()),
  });
}

type Where = Pick<Reader, 'key' | 'isShared' | 'ask'>;

/** A configured station is our server's business; a feed's address is asked; else the stream server's own pages are tried. */
function where(
  { api, hasServer }: NowPlayingDependencies,
  setup: NowPlayingSetup,
  options: FeedOptions,
): Where {
  const { station, stream, feed, feedKind } = setup;
  if (station && hasServer) {
    const key = `now-playing:${station}`;
    return { key, isShared: true, ask: (signal) => api.nowPlaying(station, signal) };
  }
  if (feed) {
    const ask = async (signal: AbortSignal): Promise<FeedDocument> => ({
      kind: feedKind,
      body: await api.page(feed, signal),
    });
    return { key: feed, isShared: false, ask };
  }
  return { key: `now-playing-of:${stream}`, isShared: false, ask: feedProbe(api, stream, options) };
}

export function feedOptions(
  { parsers }: Pick<NowPlayingDependencies, 'parsers'>,
  setup: Pick<NowPlayingSetup, 'stream' | 'feed' | 'preserveCase'>,
): FeedOptions {
  return {
    ...parsers,
    streamUrl: setup.stream,
    feedUrl: setup.feed || undefined,
    keepCase: setup.preserveCase,
  };
}
