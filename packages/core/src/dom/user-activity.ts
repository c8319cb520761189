import type { Clock } from '../timing/clock';

/** A visitor without activity for this time listens, or reads something else. */
export const ACTIVITY_MS = 2 * 60_000;
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'visibilitychange'];

/**
 * Whether a visitor is at the page: it was opened, shown or touched within the last two minutes. Watched until
 * `signal`.
 */
export function watchUserActivity(page: EventTarget, clock: Clock, signal: AbortSignal): () => boolean {
  let seenAt = clock.now();
  const note = () => {
    seenAt = clock.now();
  };
  for (const sign of SIGNS) page.addEventListener(sign, note, { signal, passive: true, capture: true });
  return () => clock.now() - seenAt < ACTIVITY_MS;
}
