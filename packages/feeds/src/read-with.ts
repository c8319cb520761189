import type { FeedOptions, FeedReader } from './feed-options';
import type { NowPlaying, Track } from './now-playing';
import { titleCase } from './text/track-text';

/** `unreadable` is shown as 'Data not available...', `unknown` as 'Not available...'. */
export type FeedReading =
  | { kind: 'read'; nowPlaying: NowPlaying }
  | { kind: 'unreadable' }
  | { kind: 'unknown' };

/** Reads a text with one reader; none is an unknown kind. Never throws: a parser given from outside may. */
export function readWith(reader: FeedReader | undefined, text: string, options: FeedOptions): FeedReading {
  if (text.trim() === '') return { kind: 'unreadable' };
  if (!reader) return { kind: 'unknown' };
  const read = attempt(reader, text, options);
  if (!read) return { kind: 'unreadable' };
  return { kind: 'read', nowPlaying: options.keepCase === false ? withTitleCase(read) : read };
}

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
