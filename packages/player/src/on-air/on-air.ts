import type { Track } from '@onda/feeds/now-playing';
import type { FeedReading } from '@onda/feeds/read-with';
import type { OnAirText, PlayerAttributes } from '../texts';

/** `unasked` no answer yet · `read` · `offAir` the server says that nobody streams · the others as `FeedReading`. */
export type FeedStatus = 'unasked' | 'read' | 'offAir' | 'unreadable' | 'unknown';

export interface OnAir {
  feed: FeedStatus;
  /** Null when nobody told. */
  track: Track | null;
  /** Art that did not load. */
  failedArt?: readonly string[];
  /** Artist → photo, for tracks that come without art. */
  photos?: Photos | undefined;
}

export type Photos = ReadonlyMap<string, string>;

export function onAirOf(reading: FeedReading): OnAir {
  if (reading.kind !== 'read') return { feed: reading.kind, track: null };
  const { isOnline, track } = reading.nowPlaying;
  return isOnline ? { feed: 'read', track } : { feed: 'offAir', track: null };
}

/** The texts and the picture that the player shows; without art, the artist's photo, else the station's cover. */
export function presentOnAir(
  { feed, track, failedArt = [], photos }: OnAir,
  { noImageAvailable }: PlayerAttributes,
  t: OnAirText,
) {
  return {
    title: track?.title || t(TITLE_WITHOUT_TRACK[feed]),
    artist: track?.artist ?? '',
    cover:
      [track?.art, photos?.get(track?.artist ?? ''), noImageAvailable].find(
        (art) => art && !failedArt.includes(art),
      ) ?? '',
  };
}

/** radio.md 8: unreadable is 'Data not available...', an unknown kind 'Not available...'. */
const TITLE_WITHOUT_TRACK = {
  unasked: 'onAir',
  read: 'onAir',
  offAir: 'offAir',
  unreadable: 'dataNotAvailable',
  unknown: 'notAvailable',
} as const satisfies Record<FeedStatus, string>;
