import { readAzuracast } from './azuracast';
import { detectKind } from './detect-kind';
import type { FeedOptions, FeedReader } from './feed-options';
import { readIcecastHtml } from './icecast-html';
import { readIcecastJson } from './icecast-json';
import type { FeedKind, NowPlaying, Track } from './now-playing';
import { readPlayedHtml } from './played-html';
import { readRadioco } from './radioco';
import { readShoutcast1 } from './shoutcast1';
import { readShoutcast2Json } from './shoutcast2-json';
import { readShoutcast2Xml } from './shoutcast2-xml';
import { readSongList } from './song-list';
import { readTrackList } from './track-list';
import { titleCase } from './track-text';

/** `unreadable` is shown as 'Data not available...', `unknown` as 'Not available...' (radio.md 8). */
export type FeedReading =
  | { kind: 'read'; nowPlaying: NowPlaying }
  | { kind: 'unreadable' }
  | { kind: 'unknown' };

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

/** Reads the text of a feed. Never throws; any string may stand for the kind, because attributes and servers name it. */
export function readFeed(text: string, kind: FeedKind | string, options: FeedOptions): FeedReading {
  if (text.trim() === '') return { kind: 'unreadable' };
  const found = kind === 'auto' ? detectKind(text) : kind;
  if (!isKnown(found)) return { kind: 'unknown' };
  const read = attempt(READERS[found], text, options);
  if (!read) return { kind: 'unreadable' };
  return { kind: 'read', nowPlaying: options.keepCase === false ? withTitleCase(read) : read };
}

const isKnown = (kind: string | null): kind is keyof typeof READERS =>
  kind !== null && Object.hasOwn(READERS, kind);

/** A parser given from outside may throw; the feed is unreadable then. */
function attempt(reader: FeedReader, text: string, options: FeedOptions): NowPlaying | null {
  try {
    return reader(text, options);
  } catch {
    return null;
  }
}

function withTitleCase(read: NowPlaying): NowPlaying {
  const cased = <T extends Track>(track: T): T => ({ ...track, artist: titleCase(track.artist) });
  return { ...read, track: read.track && cased(read.track), history: read.history.map(cased) };
}
