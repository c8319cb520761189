import type { Clock } from '@onda/core/timing/clock';
import type { FeedReading } from '@onda/feeds/read-with';
import type { Sound } from '../sound/sound';
import { isSame, type ProgramState } from './apply-reading';

/** A title waits no longer than this, even for a longer buffer. */
const LONGEST_MS = 30_000;

export interface Hearing extends Pick<ProgramState, 'track'> {
  sound: Sound;
  /** Sound that has arrived and is not heard yet. */
  bufferedSeconds: number;
}

/** Milliseconds until the sound reaches the track that the feed tells now; 0 where no other track begins. */
export function soundDelayMs({ sound, track, bufferedSeconds }: Hearing, reading: FeedReading): number {
  const next = reading.kind === 'read' ? reading.nowPlaying.track : null;
  const isAnother = track !== null && next !== null && !isSame(track, next);
  if (sound.status !== 'playing' || !isAnother) return 0;
  return Math.min(Math.max(bufferedSeconds * 1000 || 0, 0), LONGEST_MS);
}

export interface DelayMetadata {
  /** A reading that came with the sound waits for none. */
  apply(reading: FeedReading, inSound?: boolean): void;
  /** Tells at once what still waits: there is no sound to wait for. */
  catchUp(): void;
  /** Forgets what still waits. */
  end(): void;
}

/** Tells each reading when the sound has reached it, in the order in which they came. */
export function delayMetadata(
  clock: Clock,
  now: () => Hearing,
  tell: (reading: FeedReading) => void,
): DelayMetadata {
  let waiting: { reading: FeedReading; dueAt: number; cancel: () => void }[] = [];

  const tellNext = () => {
    const next = waiting.shift();
    if (next) tell(next.reading);
  };
  const end = () => {
    const left = waiting;
    waiting = [];
    for (const { cancel } of left) cancel();
    return left;
  };
  return {
    apply(reading, inSound = false) {
      const delayMs = inSound ? 0 : soundDelayMs(now(), reading);
      const dueAt = Math.max(waiting.at(-1)?.dueAt ?? 0, clock.now() + delayMs);
      const waitMs = dueAt - clock.now();
      if (waitMs === 0) return tell(reading);
      waiting.push({ reading, dueAt, cancel: clock.after(waitMs, tellNext) });
    },
    catchUp() {
      for (const { reading } of end()) tell(reading);
    },
    end,
  };
}
