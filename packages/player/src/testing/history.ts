import type { PlayedTrack } from '@onda/feeds/now-playing';
import type { FeedReading } from '@onda/feeds/read-with';
import { trackReading } from './readings';

/** A feed that tells of this many earlier songs: 'Canción 1' is the newest. */
export function historyReading(count: number): FeedReading {
  const reading = trackReading('Marea alta');
  const history = Array.from({ length: count }, (_, index) => playedTrack(`Canción ${index + 1}`));
  return reading.kind === 'read' ? { ...reading, nowPlaying: { ...reading.nowPlaying, history } } : reading;
}

const playedTrack = (title: string): PlayedTrack => ({
  title,
  artist: 'Los Faros',
  art: `https://radio.test/${encodeURIComponent(title)}.png`,
  playedAt: null,
});
