import { AjaxError } from '../http/ajax';

/** The shortest wait, even if a feed says that its song ends sooner. */
const SHORTEST_MS = 5_000;
/** The longest wait: a host may cut in while a long program runs. */
const LONGEST_MS = 10 * 60_000;
const LONGEST_BACK_OFF_MS = 2 * 60_000;
/** The limit of `Retry-After`. Timers of browsers overflow after 24 days. */
const LONGEST_RETRY_MS = 60 * 60_000;

export interface Backoff {
  ms: number;
  /** The time by which the request may come earlier. */
  earlyMs: number;
}

/** `delays` has each reader's time until its next news. A request before the soonest of them is useless. */
export function afterAnswer(intervalMs: number, delays: readonly (number | undefined)[]): Backoff {
  const known = delays.filter((delay) => delay !== undefined && delay > 0) as number[];
  const isEveryOneKnown = known.length === delays.length;
  const soonest = Math.min(...known, isEveryOneKnown ? LONGEST_MS : intervalMs);
  return {
    ms: Math.min(Math.max(soonest, SHORTEST_MS), LONGEST_MS),
    earlyMs: isEveryOneKnown ? 0 : intervalMs / 4,
  };
}

/** Doubles the interval with each failure. A random quarter more spreads the requests of many visitors. */
export function afterFailure(intervalMs: number, failures: number, error: Error, random: number): Backoff {
  const backOff = Math.min(intervalMs * 2 ** (failures - 1), Math.max(LONGEST_BACK_OFF_MS, intervalMs));
  const asked = error instanceof AjaxError ? Math.min(error.retryAfterMs, LONGEST_RETRY_MS) : 0;
  return { ms: Math.max(backOff, asked) * (1 + random / 4), earlyMs: 0 };
}
