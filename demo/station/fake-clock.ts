import type { Clock } from './clock';

/** A clock that stands until it is turned; calls come in between as they fall due. */
export function fakeClock(start = Date.parse('2026-11-21T12:00:00Z')): Clock & { turn(ms: number): void } {
  const timers = new Set<{ at: number; ms: number; call: () => void }>();
  let now = start;

  function turn(ms: number): void {
    const until = now + ms;
    for (;;) {
      const next = [...timers].filter(({ at }) => at <= until).sort((one, other) => one.at - other.at)[0];
      if (!next) break;
      now = next.at;
      next.at += next.ms;
      next.call();
    }
    now = until;
  }

  return {
    now: () => now,
    turn,
    every(ms, call) {
      const timer = { at: now + ms, ms, call };
      timers.add(timer);
      return () => timers.delete(timer);
    },
  };
}
