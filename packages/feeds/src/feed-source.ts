import type { FeedDocument } from './feed-document';
import type { FeedOptions } from './feed-options';
import type { feedProbe } from './feed-probe';

/** The source of the current track. Readers with the same key share one request. */
export interface FeedSource {
  key: string;
  /** Our server answers the key in `onda_poll`. */
  isShared: boolean;
  ask(signal: AbortSignal): Promise<unknown>;
}

export interface FeedServers {
  /** A server of ours answers `onda_poll`. */
  hasServer: boolean;
  /** `data` of `onda_now_playing` for a station of the settings screen. */
  nowPlaying(station: string, signal: AbortSignal): Promise<unknown>;
  /** The text of another server's page. */
  page(url: string, signal: AbortSignal): Promise<string>;
}

export interface FeedSetup {
  station: string;
  /** Absolute address of the feed; empty for none. */
  feed: string;
  feedKind: string;
  stream: string;
}

/** Our server for a configured station, else the feed's address, else the status pages of the stream server. */
export function feedSource(servers: FeedServers, setup: FeedSetup, options: FeedOptions): FeedSource {
  const { station, feed, feedKind: kind, stream } = setup;
  const { hasServer, nowPlaying, page } = servers;
  if (station && hasServer)
    return { key: `now-playing:${station}`, isShared: true, ask: (signal) => nowPlaying(station, signal) };
  if (!feed) return { key: `status-of:${stream}`, isShared: false, ask: askingPages(page, stream, options) };
  const ask = async (signal: AbortSignal): Promise<FeedDocument> => ({
    kind,
    body: await page(feed, signal),
  });
  return { key: `feed:${kind}:${feed}`, isShared: false, ask };
}

/** The search is needed only without a server and without a feed. */
function askingPages(...search: Parameters<typeof feedProbe>): FeedSource['ask'] {
  let ask: ReturnType<typeof feedProbe> | undefined;
  return async (signal) => {
    const { feedProbe } = await import('./feed-probe');
    ask ??= feedProbe(...search);
    return ask(signal);
  };
}
