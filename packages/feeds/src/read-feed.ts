import { detectKind } from './detect-kind';
import type { FeedOptions, FeedReader } from './feed-options';
import { readAzuracast } from './hosted/azuracast';
import { readRadioco } from './hosted/radioco';
import { readIcecastHtml } from './icecast/icecast-html';
import { readIcecastJson } from './icecast/icecast-json';
import type { FeedKind } from './now-playing';
import { type FeedReading, readWith } from './read-with';
import { readPlayedHtml } from './shoutcast/played-html';
import { readShoutcast1 } from './shoutcast/shoutcast1';
import { readShoutcast2Json } from './shoutcast/shoutcast2-json';
import { readShoutcast2Xml } from './shoutcast/shoutcast2-xml';
import { readSongList } from './songs/song-list';
import { readTrackList } from './songs/track-list';

export type { FeedReading } from './read-with';

const READERS = {
  'icecast-json': readIcecastJson,
  'icecast-html': readIcecastHtml,
  shoutcast1: readShoutcast1,
  'shoutcast2-xml': readShoutcast2Xml,
  'shoutcast2-json': readShoutcast2Json,
  'played-html': readPlayedHtml,
  radioco: readRadioco,
  azuracast: readAzuracast,
  'song-list': readSongList,
  'track-list': readTrackList,
} satisfies Record<Exclude<FeedKind, 'auto'>, FeedReader>;

/**
 * Reads the text of a feed. Never throws; any string may stand for the kind, because attributes and servers name it.
 */
export function readFeed(text: string, kind: FeedKind | string, options: FeedOptions): FeedReading {
  return readWith(readerOf(kind, text), text, options);
}

/** Undefined for a kind that nobody knows; `auto` looks at the text. */
export function readerOf(kind: string, text: string): FeedReader | undefined {
  const found = kind === 'auto' ? detectKind(text) : kind;
  return isKnown(found) ? READERS[found] : undefined;
}

const isKnown = (kind: string | null): kind is keyof typeof READERS =>
  kind !== null && Object.hasOwn(READERS, kind);
