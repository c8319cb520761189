import type { Clock } from '@onda/core/timing/clock';

/** After a longer pause nobody waits for the radio: the next link loads the window. */
const PAUSE_MS = 60_000;

/**
 * Whether pages change under the sound: while any sounds, and where one is framed for a minute after.
 *
 * @param isSounding Asked at each press, and after each word of a player.
 */
export function soundOrPause(
  { now }: Pick<Clock, 'now'>,
  isSounding: () => boolean,
  isFraming: () => boolean,
  signal: AbortSignal,
): () => boolean {
  let silentSince: number | undefined;
  const note = () => {
    silentSince = isSounding() ? undefined : (silentSince ?? now());
  };
  for (const type of ['onda-state', 'onda-episode-state']) document.addEventListener(type, note, { signal });
  return () => isSounding() || (isFraming() && silentSince !== undefined && now() - silentSince < PAUSE_MS);
}
