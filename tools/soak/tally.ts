/** How much of the time in which the source was up the player played. */
export interface Tally {
  /** Records the state since the last call. */
  look(now: number, isUp: boolean, isPlaying: boolean): void;
  upMs(): number;
  playingMs(): number;
  /** 0 to 1; 1 when the source was never up. */
  share(): number;
  /** The longest time without a pause in which the source was up and the player silent. */
  longestSilenceMs(): number;
}

export function createTally(start: number): Tally {
  let last = start;
  let upMs = 0;
  let playingMs = 0;
  let silenceMs = 0;
  let longestMs = 0;
  return {
    look(now, isUp, isPlaying) {
      const passed = now - last;
      last = now;
      if (isUp) upMs += passed;
      if (isUp && isPlaying) playingMs += passed;
      silenceMs = isUp && !isPlaying ? silenceMs + passed : 0;
      longestMs = Math.max(longestMs, silenceMs);
    },
    upMs: () => upMs,
    playingMs: () => playingMs,
    share: () => (upMs === 0 ? 1 : playingMs / upMs),
    longestSilenceMs: () => longestMs,
  };
}
