import type { FeedReading } from '@onda/feeds/read-with';

/** The feed's own picture of a track comes first; what was found elsewhere stands where it has none. */
export function withArt(reading: FeedReading, art: string): FeedReading {
  if (reading.kind !== 'read' || !art) return reading;
  const { nowPlaying } = reading;
  const { track } = nowPlaying;
  return track && !track.art
    ? { kind: 'read', nowPlaying: { ...nowPlaying, track: { ...track, art } } }
    : reading;
}
