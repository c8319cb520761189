import { AjaxError } from '../http/ajax';

/** Nothing is asked more often, whatever a feed says about the end of its song. */
const SHORTEST_MS = 5_000;
/** Nor more seldom: a host may cut in while a long program runs. */
const LONGEST_MS = 10 * 60_000;
const LONGEST_BACK_OFF_MS = 2 * 60_000;
/** A server that wants to be left alone is believed for an hour; timers of browsers overflow after 24 days. */
const LONGEST_RETRY_MS = 60 * 60_000;

export interface Backoff {
  ms: number;
  /** How much earlier is fine too. */
  earlyMs: number;
}

/** `delays`: what each reader knows about its next news; the soonest counts, and asking before it is useless. */
export function afterAnswer(intervalMs: number, delays: readonly (number | undefined)[]): Backoff {
  const known = delays.filter((delay) => delay !== undefined && delay > 0) as number[];
  const isEveryOneKnown = known.length === delays.length;
  const soonest = Math.min(...known, isEveryOneKnown ? LONGEST_MS : intervalMs);
  return {
    ms: Math.min(Math.max(soonest, SHORTEST_MS), LONGEST_MS),
    earlyMs: isEveryOneKnown ? 0 : intervalMs / 4,
  };
}

/**
 * The interval, then twice that, then four times …, and up to a quarter more, so that a crowd does not come back at
 * once.
 */
export function afterFailure(intervalMs: number, failures: number, error: Error, random: number): Backoff {
  const backOff = Math.min(intervalMs * 2 ** (failures - 1), Math.max(LONGEST_BACK_OFF_MS, intervalMs));
  const asked = error instanceof AjaxError ? Math.min(error.retryAfterMs, LONGEST_RETRY_MS) : 0;
  return { ms: Math.max(backOff, asked) * (1 + random / 4), earlyMs: 0 };
}
