import type { Clock } from '@onda/core/timing/clock';
import type { Sound } from './sound';

/** The last word on the sound. */
export interface SoundLog {
  /** Passed on only when it is news. */
  set(sound: Sound): void;
  isPlaying(): boolean;
  /** Since the last sound, or since `restart`. */
  silentMs(): number;
  restart(): void;
}

export function soundLog(clock: Clock, tell: (sound: Sound) => void): SoundLog {
  let last: Sound = { status: 'idle' };
  let heardAt = clock.now();
  return {
    set(sound) {
      const isNews = JSON.stringify(sound) !== JSON.stringify(last);
      if (sound.status === 'playing') heardAt = clock.now();
      last = sound;
      if (isNews) tell(sound);
    },
    isPlaying: () => last.status === 'playing',
    silentMs: () => clock.now() - heardAt,
    restart() {
      heardAt = clock.now();
    },
  };
}
