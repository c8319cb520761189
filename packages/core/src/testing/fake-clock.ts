import type { Clock } from '../timing/clock';
import { noteOpen } from './left-open';

export interface FakeClock extends Clock {
  /** Lets `ms` pass: runs what is due in order, and what each run promised, before the next. */
  advance(ms: number): Promise<void>;
  /** How many timers wait: 0 after everything was undone. */
  waiting(): number;
}

interface Timer {
  at: number;
  every: number | undefined;
  run: () => void;
  close(): void;
}

export function fakeClock(start = 1_700_000_000_000): FakeClock {
  let now = start;
  const timers = new Set<Timer>();

  const add = (ms: number, every: number | undefined, run: () => void) => {
    const timer = { at: now + Math.max(0, ms), every, run, close: noteOpen(`timer of ${ms} ms`) };
    timers.add(timer);
    return () => end(timer);
  };
  const end = (timer: Timer) => {
    timers.delete(timer);
    timer.close();
  };
  const fire = (timer: Timer) => {
    now = timer.at;
    if (timer.every === undefined) end(timer);
    else timer.at += Math.max(1, timer.every);
    timer.run();
  };

  return {
    now: () => now,
    after: (ms, run) => add(ms, undefined, run),
    every: (ms, run) => add(ms, ms, run),
    waiting: () => timers.size,
    async advance(ms) {
      const end = now + ms;
      await settled();
      for (let next = earliest(timers, end); next; next = earliest(timers, end)) {
        fire(next);
        await settled();
      }
      now = end;
    },
  };
}

function earliest(timers: Set<Timer>, end: number): Timer | undefined {
  return [...timers].filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at)[0];
}

/** A turn of Node's own loop: every promise that could settle by now has settled. */
export function settled(): Promise<void> {
  return new Promise((resolve) => void setImmediate(resolve));
}
