import type { NowPlaying } from '@onda/feeds/now-playing';
import type { FeedReading } from '@onda/feeds/read-with';

const QUIET: NowPlaying = {
  isOnline: true,
  track: null,
  history: [],
  startedAt: null,
  endsAt: null,
  live: { isLive: false, name: '' },
};

export const ART = 'https://radio.test/art.png';

/** A feed that tells of this track. */
export const trackReading = (title: string, artist = 'Los Faros', art = ART): FeedReading => ({
  kind: 'read',
  nowPlaying: { ...QUIET, track: { title, artist, art } },
});

/** A feed that tells of none: on air without titles, or nobody there. */
export const quietReading = (isOnline: boolean): FeedReading => ({
  kind: 'read',
  nowPlaying: { ...QUIET, isOnline },
});
