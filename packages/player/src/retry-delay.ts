/** By number of failures since sound last held. The cap keeps the return of a mount audible within 5 s. */
const DELAYS_MS = [0, 500, 1000, 2000] as const;
const LAST_DELAY_MS = 3000;

/** After so long a silence nobody counts seconds any more. */
const PATIENCE_MS = 5 * 60_000;
export const PATIENT_DELAY_MS = 15_000;

/** So that a thousand listeners of a station that comes back do not all knock at once. */
const JITTER = 0.2;

/** How long to wait before the next try. `random` is 0 to 1. */
export function retryDelay(failures: number, silentMs: number, random: number): number {
  const delay = silentMs > PATIENCE_MS ? PATIENT_DELAY_MS : (DELAYS_MS[failures - 1] ?? LAST_DELAY_MS);
  return delay * (1 - JITTER + 2 * JITTER * random);
}
