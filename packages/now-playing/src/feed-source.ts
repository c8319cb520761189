import type { Poller, PollHandle } from '@onda/core/poll/poller';
import type { Clock } from '@onda/core/timing/clock';
import { parseFeedDocument } from '@onda/feeds/feed-document';
import type { FeedOptions } from '@onda/feeds/feed-options';
import { type FeedSource, feedSource } from '@onda/feeds/feed-source';
import { untilNextSong } from '@onda/feeds/next-song';
import { readFeed } from '@onda/feeds/read-feed';
import { withArt } from '@onda/feeds/with-art';
import type { WidgetApi } from './api';
import { feedAddress } from './feed-address';
import { type Reading, readingOf } from './reading';
import type { WidgetAttributes } from './widget-host';

/** radio.md 4 and 9: the open widget polls every 30 s. */
export const POLL_MS = 30_000;

export interface FeedWorld {
  poller: Poller;
  api: WidgetApi;
  clock: Clock;
  parsers: Pick<FeedOptions, 'parseXml' | 'parseHtml'>;
  /** A server of ours answers `onda_poll`; without one the feed's address is asked. */
  hasServer: boolean;
}

/** Follows the feed while `isWanted`, until `stop` of the result; `hear` gets each new reading. */
export function followFeed(
  world: FeedWorld,
  attributes: WidgetAttributes,
  isWanted: () => boolean,
  hear: (reading: Reading) => void,
): PollHandle {
  const options = optionsOf(world, attributes);
  const read = (data: unknown) => {
    const { kind, body, art } = parseFeedDocument(data);
    const reading = readFeed(body, kind, { ...options, now: world.clock.now() });
    return readingOf(withArt(reading, art), body);
  };
  const source = sourceOf(world, attributes, options);
  return world.poller.add({
    ...source,
    intervalMs: POLL_MS,
    isWanted,
    read: (data) => hear(read(data)),
    failed: () => hear({ kind: 'unreachable' }),
    nextDelay: (data) => (source.isShared ? untilNextSong(read(data), world.clock.now()) : undefined),
  });
}

function sourceOf(
  { api, clock, hasServer }: FeedWorld,
  { station, feedKind, radioStream }: WidgetAttributes,
  options: FeedOptions,
): FeedSource {
  const page = (url: string, signal: AbortSignal) => api.feed(url, clock.now(), signal);
  const setup = { station, feed: options.feedUrl ?? '', feedKind, stream: radioStream };
  return feedSource({ hasServer, nowPlaying: api.nowPlaying, page }, setup, options);
}

/** Without a host of the provider, covers are where the stream comes from, else where the feed does. */
function optionsOf(
  { parsers }: FeedWorld,
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
