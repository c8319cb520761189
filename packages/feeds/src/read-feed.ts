import type { FeedOptions, FeedReader } from './feed-options';
import { PROVIDERS } from './generated/providers';
import { readIcecastHtml } from './icecast/icecast-html';
import type { FeedKind } from './now-playing';
import { readProvider } from './provider/read-provider';
import { type FeedReading, readWith } from './read-with';
import { readPlayedHtml } from './shoutcast/played-html';
import { readShoutcast1 } from './shoutcast/shoutcast1';
import { readHls } from './stream/hls';
import { readIcy } from './stream/icy';

export type { FeedReading } from './read-with';

/** How much of a document is looked at to tell what it is. */
const HEAD = 20_000;

/** The kinds that are no tree. */
const READERS: Record<string, FeedReader> = {
  'icecast-html': readIcecastHtml,
  shoutcast1: readShoutcast1,
  'played-html': readPlayedHtml,
  icy: readIcy,
  hls: readHls,
};

/**
 * Reads the text of a feed. Never throws; any string may stand for the kind, because attributes and servers name it.
 */
export function readFeed(text: string, kind: FeedKind | string, options: FeedOptions): FeedReading {
  return readWith(readerOf(kind, text), text, options);
}

/** Undefined for a kind that nobody knows; `auto` looks at the text. */
export function readerOf(kind: string, text: string): FeedReader | undefined {
  const head = text.slice(0, HEAD);
  const provider = PROVIDERS.find((one) =>
    kind === 'auto' ? new RegExp(one.mark).test(head) : one.kind === kind,
  );
  return (
    provider && (READERS[provider.kind] ?? ((document, options) => readProvider(provider, document, options)))
  );
}
