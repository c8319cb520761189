/** Delays by number of failures since sound last held. */
const FIRST_DELAYS_MS = [0, 500, 1000] as const;

/**
 * Then by the length of the silence: at first a mount that comes back is heard within 5 s, later nobody counts seconds.
 */
const LATER_DELAYS_MS = [
  { until: 60_000, delay: 2000 },
  { until: 5 * 60_000, delay: 3000 },
] as const;

export const PATIENT_DELAY_MS = 15_000;

/** So that a thousand listeners of a station that comes back do not all knock at once. */
const JITTER = 0.2;

/** How long to wait before the next try. `random` is 0 to 1. */
export function backoffDelay(failures: number, silentMs: number, random: number): number {
  const delay = FIRST_DELAYS_MS[failures - 1] ?? laterDelay(silentMs);
  return Math.round(delay * (1 - JITTER + 2 * JITTER * random));
}

const laterDelay = (silentMs: number): number =>
  LATER_DELAYS_MS.find(({ until }) => silentMs < until)?.delay ?? PATIENT_DELAY_MS;
