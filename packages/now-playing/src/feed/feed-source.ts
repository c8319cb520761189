import type { Poller, PollHandle } from '@onda/core/poll/poller';
import type { Clock } from '@onda/core/timing/clock';
import { asServerReads, parseFeedDocument } from '@onda/feeds/feed-document';
import type { FeedOptions } from '@onda/feeds/feed-options';
import { type FeedSource, feedSource } from '@onda/feeds/feed-source';
import { readFeed } from '@onda/feeds/read-feed';
import { untilNextSong } from '@onda/feeds/songs/next-song';
import { withFound } from '@onda/feeds/songs/with-show';
import type { WidgetApi } from '../api';
import type { WidgetAttributes } from '../widget-host';
import { feedAddress } from './feed-address';
import { type Reading, readingOf } from './reading';

/** the open widget polls every 30 s. */
export const POLL_MS = 30_000;

export interface FeedDependencies {
  poller: Poller;
  api: WidgetApi;
  clock: Clock;
  parsers: Pick<FeedOptions, 'parseHtml'>;
  /** A server of ours answers `onda_poll`; without one the feed's address is asked. */
  hasServer: boolean;
}

/** Follows the feed while `isWanted`, until `stop` of the result; `hear` gets each new reading. */
export function followFeed(
  dependencies: FeedDependencies,
  attributes: WidgetAttributes,
  isWanted: () => boolean,
  onReading: (reading: Reading) => void,
): PollHandle {
  const options = optionsOf(dependencies, attributes);
  const read = (data: unknown) => {
    const { kind, body } = parseFeedDocument(data);
    const reading = readFeed(body, kind, { ...asServerReads(options, data), now: dependencies.clock.now() });
    return readingOf(withFound(reading, data), body);
  };
  const source = sourceOf(dependencies, attributes, options);
  return dependencies.poller.add({
    ...source,
    intervalMs: POLL_MS,
    isWanted,
    read: (data) => onReading(read(data)),
    failed: () => onReading({ kind: 'unreachable' }),
    nextDelay: (data) => (source.isShared ? untilNextSong(read(data), dependencies.clock.now()) : undefined),
  });
}

function sourceOf(
  { api, clock, hasServer }: FeedDependencies,
  { station, feedKind, radioStream }: WidgetAttributes,
  options: FeedOptions,
): FeedSource {
  const page = (url: string, signal: AbortSignal) => api.feed(url, clock.now(), signal);
  const setup = { station, feed: options.feedUrl ?? '', feedKind, stream: radioStream };
  return feedSource({ hasServer, nowPlaying: api.nowPlaying, page }, setup, options);
}

/** Covers come from the provider's host, else from the stream's, else from the feed's. */
function optionsOf(
  { parsers }: FeedDependencies,
  { url, radioStream, providerHost }: WidgetAttributes,
): FeedOptions {
  const feedUrl = feedAddress(url);
  return {
    ...parsers,
    streamUrl: radioStream,
    feedUrl: feedUrl || undefined,
    providerHost: providerHost || radioStream || feedUrl,
  };
}
