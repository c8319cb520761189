import { AjaxError } from '@onda/core/http/ajax';
import type { Poller, PollHandle, Reader } from '@onda/core/poll/poller';
import type { Clock } from '@onda/core/timing/clock';
import type { FeedOptions } from '@onda/feeds/feed-options';
import { probes } from '@onda/feeds/probe';
import { readFeed } from '@onda/feeds/read-feed';
import { untilNextSong } from '@onda/feeds/songs/next-song';
import { withArt } from '@onda/feeds/songs/with-art';
import { type FeedDocument, parseFeedDocument, type WidgetApi } from '../api';
import type { WidgetAttributes } from '../widget-host';
import { feedAddress } from './feed-address';
import { type Reading, readingOf } from './reading';

/** radio.md 4 and 9: the open widget polls every 30 s. */
export const POLL_MS = 30_000;

export interface FeedDependencies {
  poller: Poller;
  api: WidgetApi;
  clock: Clock;
  parsers: Pick<FeedOptions, 'parseXml' | 'parseHtml'>;
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
    const { kind, body, art } = parseFeedDocument(data);
    const reading = readFeed(body, kind, { ...options, now: dependencies.clock.now() });
    return readingOf(withArt(reading, art), body);
  };
  const where = whereOf(dependencies, attributes, options);
  return dependencies.poller.add({
    ...where,
    intervalMs: POLL_MS,
    isWanted,
    read: (data) => onReading(read(data)),
    failed: () => onReading({ kind: 'unreachable' }),
    nextDelay: (data) => (where.isShared ? untilNextSong(read(data), dependencies.clock.now()) : undefined),
  });
}

type Where = Required<Pick<Reader, 'key' | 'isShared' | 'ask'>>;

/** A configured station is our server's business; else the feed's address is asked; else the stream server's own pages. */
function whereOf(
  { api, clock, hasServer }: FeedDependencies,
  attributes: WidgetAttributes,
  options: FeedOptions,
): Where {
  const { station, feedKind: kind, radioStream } = attributes;
  if (station && hasServer) {
    return {
      key: `now-playing:${station}`,
      isShared: true,
      ask: (signal) => api.nowPlaying(station, signal),
    };
  }
  const get = (url: string, signal: AbortSignal) => api.feed(url, clock.now(), signal);
  const address = options.feedUrl;
  if (address) {
    const ask = async (signal: AbortSignal) => ({ kind, body: await get(address, signal) });
    return { key: `now-playing-at:${address}`, isShared: false, ask };
  }
  const ask = (signal: AbortSignal) => askStream((url) => get(url, signal), signal, options);
  return { key: `now-playing-from:${radioStream}`, isShared: false, ask };
}

/** The first of the stream server's status pages that tells something. */
async function askStream(
  get: (url: string) => Promise<string>,
  signal: AbortSignal,
  options: FeedOptions,
): Promise<FeedDocument> {
  for (const { url, kind } of probes(options.streamUrl ?? '')) {
    const body = await get(url).catch(() => '');
    if (signal.aborted) throw new AjaxError('aborted');
    if (readFeed(body, kind, { ...options, feedUrl: url }).kind === 'read') return { kind, body };
  }
  throw new AjaxError('offline');
}

/** Without a host of the provider, covers are where the stream comes from, else where the feed does. */
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
