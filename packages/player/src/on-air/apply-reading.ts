import { TRACK_VALUES } from '@onda/feeds/generated/track';
import { HISTORY_LIMIT, type NowPlaying, type PlayedTrack, type Track } from '@onda/feeds/now-playing';
import type { FeedReading } from '@onda/feeds/read-with';
import { type OnAir, onAirOf } from './on-air';

/** The known part of the program. */
export interface ProgramState extends OnAir {
  /** Earlier tracks, newest first. */
  history: readonly PlayedTrack[];
}

/** The state after the feed was read; `now` in milliseconds. */
export function applyReading(state: ProgramState, reading: FeedReading, now: number): ProgramState {
  const { feed, track, live } = onAirOf(reading);
  if (reading.kind !== 'read') return { ...state, feed, track, live };
  const history = historyOf(state, reading.nowPlaying, now).slice(0, HISTORY_LIMIT);
  return { feed, track: sameOr(state.track, track), live, history };
}

/** A track that has not changed stays the same object: what looks at it has nothing to do. */
const sameOr = (former: Track | null, track: Track | null): Track | null =>
  TRACK_VALUES.every((name) => former?.[name] === track?.[name]) ? former : track;

/** The server's own history where it has one; else the track that was on air when another began. */
function historyOf({ track, history }: ProgramState, next: NowPlaying, now: number): readonly PlayedTrack[] {
  if (next.history.length > 0) return next.history;
  if (!track || !next.track || isSame(track, next.track)) return history;
  return [{ ...track, playedAt: now }, ...history];
}

export const isSame = (one: Track | null, other: Track | null): boolean =>
  one?.title === other?.title && one?.artist === other?.artist;
