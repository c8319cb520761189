import type { FeedReading } from '../read-with';

/**
 * The feed's own picture of a track comes first; what our server found elsewhere, an https address, stands where it has
 * none.
 */
export function withArt(reading: FeedReading, art: unknown): FeedReading {
  const track = reading.kind === 'read' ? reading.nowPlaying.track : null;
  if (reading.kind !== 'read' || !track || track.art || !isSecure(art)) return reading;
  return { kind: 'read', nowPlaying: { ...reading.nowPlaying, track: { ...track, art } } };
}

const isSecure = (art: unknown): art is string => typeof art === 'string' && art.startsWith('https://');
