import { parseJson } from '@onda/feeds/json';
import type { NowPlaying } from '@onda/feeds/now-playing';
import type { FeedReading } from '@onda/feeds/read-feed';

/**
 * `unrecognised` the feed is JSON of another kind · `unreachable` no answer, or one that cannot be parsed (R-8.15 to
 *
 */
export type Trouble = 'unrecognised' | 'unreachable';

export type Reading = { kind: 'read'; nowPlaying: NowPlaying } | { kind: Trouble };

/** Turns the reading of a feed's text into the widget's. */
export function readingOf(reading: FeedReading, body: string): Reading {
  if (reading.kind === 'read') return reading;
  return { kind: parseJson(body) === undefined ? 'unreachable' : 'unrecognised' };
}
