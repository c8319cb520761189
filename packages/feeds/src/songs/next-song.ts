import type { NowPlaying } from '../now-playing';

/** The feed learns of the next song a little after the song. */
const AFTER_END_MS = 2_000;

/**
 * In how many ms to ask for the next song; undefined where the feed does not say, or by a clock that is behind the
 * feed's.
 */
export function untilNextSong(
  { nowPlaying }: { kind: string; nowPlaying?: NowPlaying },
  now: number,
): number | undefined {
  if (!nowPlaying) return undefined;
  const { startedAt, endsAt } = nowPlaying;
  const isTold = endsAt !== null && (startedAt ?? 0) <= now;
  return isTold ? endsAt + AFTER_END_MS - now : undefined;
}
