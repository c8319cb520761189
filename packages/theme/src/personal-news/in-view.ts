import type { Lifetime } from '@onda/core/element/lifetime';
import type { Clock } from '@onda/core/timing/clock';

/**
 * Runs once the page was in view for `ms` without a break; prerendered pages and hidden tabs are not in view. Returns
 * the undo.
 */
export function afterInView(ms: number, clock: Clock, lifetime: Lifetime, run: () => void): () => void {
  const stop = new AbortController();
  let cancel = () => {};
  const look = () => {
    cancel();
    if (document.hidden) return;
    cancel = clock.after(ms, () => {
      stop.abort();
      run();
    });
  };
  const undo = () => {
    stop.abort();
    cancel();
  };
  document.addEventListener('visibilitychange', look, { signal: stop.signal });
  lifetime.onEnd(undo);
  look();
  return undo;
}
