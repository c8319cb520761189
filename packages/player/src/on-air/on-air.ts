import type { NowPlaying, Track } from '@onda/feeds/now-playing';
import type { FeedReading } from '@onda/feeds/read-with';
import type { OnAirText, PlayerAttributes } from '../texts';

/** `unasked` no answer yet · `read` · `offAir` the server says that nobody streams · the others as `FeedReading`. */
export type FeedStatus = 'unasked' | 'read' | 'offAir' | 'unreadable' | 'unknown';

export interface OnAir {
  feed: FeedStatus;
  /** Null when nobody told. */
  track: Track | null;
  /** The person on air, where there is one. */
  live?: NowPlaying['live'] | undefined;
  /** Art that did not load. */
  failedArt?: readonly string[];
  /** Artist → photo, for tracks that come without art. */
  photos?: Photos | undefined;
}

export type Photos = ReadonlyMap<string, string>;

export function onAirOf(reading: FeedReading): OnAir {
  if (reading.kind !== 'read') return { feed: reading.kind, track: null };
  const { isOnline, track, live } = reading.nowPlaying;
  return isOnline ? { feed: 'read', track, live } : { feed: 'offAir', track: null };
}

/** The song as a player draws it. Each text has the part of its name; the art is drawn as the cover. */
export const NO_SONG = { title: '', artist: '', cover: '' } satisfies Record<
  Exclude<keyof Track, 'art'> | 'cover',
  string
>;

/**
 * The texts and the picture that the player shows; without art, the artist's photo, else the station's cover. A station
 * that is heard is on air, whatever its server says.
 */
export function presentOnAir(
  { feed, track, failedArt = [], photos }: OnAir,
  { noImageAvailable }: PlayerAttributes,
  t: OnAirText,
  isHeard = false,
): typeof NO_SONG {
  return {
    title: track?.title || t(isHeard && feed === 'offAir' ? 'onAir' : TITLE_WITHOUT_TRACK[feed]),
    artist: track?.artist ?? '',
    cover:
      [track?.art, photos?.get(track?.artist ?? ''), noImageAvailable].find(
        (art) => art && !failedArt.includes(art),
      ) ?? '',
  };
}

/** The words for the person on air; empty where there is none. */
export function presentLive({ live }: Pick<OnAir, 'live'>, t: OnAirText): string {
  if (!live?.isLive) return '';
  return live.name ? t('liveBy', { name: live.name }) : t('live');
}

/** unreadable is 'Data not available...', an unknown kind 'Not available...'. */
const TITLE_WITHOUT_TRACK = {
  unasked: 'onAir',
  read: 'onAir',
  offAir: 'offAir',
  unreadable: 'dataNotAvailable',
  unknown: 'notAvailable',
} as const satisfies Record<FeedStatus, string>;
