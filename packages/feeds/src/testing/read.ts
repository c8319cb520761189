import { domParsers } from '../dom-parsers';
import type { FeedOptions } from '../feed-options';
import type { FeedKind, NowPlaying } from '../now-playing';
import { readerOf, readFeed } from '../read-feed';
import { fixture } from './fixture';

/** Options of a browser, or of the DOM that stands for it in a test. */
export const options = (more: Partial<FeedOptions> = {}): FeedOptions => ({ ...domParsers(), ...more });

/** The reading of a text that must be readable. */
export function read(text: string, kind: FeedKind, more: Partial<FeedOptions> = {}): NowPlaying {
  const reading = readFeed(text, kind, options(more));
  if (reading.kind !== 'read') throw new Error(`expected a reading, got ${reading.kind}`);
  return reading.nowPlaying;
}

export const readFixture = (path: string, kind: FeedKind, more: Partial<FeedOptions> = {}): NowPlaying =>
  read(fixture(path), kind, more);

export const track = (artist: string, title: string, art = '') => ({ title, artist, art });

/** The reader of a kind as a function of a text; null for a text that it cannot read. */
export const readerFor =
  (kind: FeedKind) =>
  (text: string, more: Partial<FeedOptions> = {}): NowPlaying | null =>
    readerOf(kind, text)?.(text, options(more)) ?? null;
