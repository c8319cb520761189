import type { Lifetime } from '../element/lifetime';

/**
 * Loads a part that no control asks for. After a failure it tries again when the visitor presses anything on the page
 * and when the network returns, until it succeeds or `lifetime` ends.
 */
export function loadInBackground(load: () => Promise<unknown>, lifetime: Lifetime): void {
  load().catch(() => {
    if (lifetime.isOver) return;
    const waiting = new AbortController();
    const retry = () => {
      waiting.abort();
      loadInBackground(load, lifetime);
    };
    document.addEventListener('pointerdown', retry, { signal: waiting.signal });
    window.addEventListener('online', retry, { signal: waiting.signal });
    lifetime.onEnd(() => waiting.abort());
  });
}
