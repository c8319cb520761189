import type { FEED_KINDS } from './generated/kinds';
import type { Track } from './generated/track';

export type { Track } from './generated/track';

/** The program on air, from any kind of server. */
export interface NowPlaying {
  /** False when the server says that nobody streams to this mount. */
  isOnline: boolean;
  /** Null when the server is online but names no track. */
  track: Track | null;
  /** Earlier tracks, newest first, without the current one. */
  history: readonly PlayedTrack[];
  /** When the current track began, milliseconds since the epoch. */
  startedAt: number | null;
  /** When it is expected to end, milliseconds since the epoch; the next look waits for it. */
  endsAt: number | null;
  /** A person is on air, and their name where the server tells it; with the show, where our server has a schedule. */
  live: { isLive: boolean; name: string } & Partial<Show>;
  /** People who listen, where the server tells it. */
  listeners?: number;
}

/** A show of the schedule. */
export interface Show {
  /** For the line of the person on air; the name of the show stands for a song where there is none. */
  words: { live: string; title?: string };
  /** The address of its page, or empty. */
  address: string;
}

export interface PlayedTrack extends Track {
  /** Milliseconds since the epoch, null when the server does not say. */
  playedAt: number | null;
}

export type FeedKind = (typeof FEED_KINDS)[number];

/** The part a reader has found; the rest is what a server means that does not say. */
export function nowPlaying(found: Partial<NowPlaying>): NowPlaying {
  return {
    isOnline: true,
    track: null,
    history: [],
    startedAt: null,
    endsAt: null,
    live: { isLive: false, name: '' },
    ...found,
  };
}

/** The mount is not served: there is no track either, whatever the server still repeats. */
export const offline = (): NowPlaying => nowPlaying({ isOnline: false });

/** History entries that are kept at most (R-4.30: history maximum 30 songs). */
export const HISTORY_LIMIT = 30;
