import type { Lifetime } from '../element/lifetime';

/**
 * Loads a part that no control asks for. After a failure it tries again when the visitor presses anything on the page
 * and when the network returns, until it succeeds or `life` ends.
 */
export function loadInBackground(load: () => Promise<unknown>, life: Lifetime): void {
  load().catch(() => {
    if (life.isOver) return;
    const waiting = new AbortController();
    const retry = () => {
      waiting.abort();
      loadInBackground(load, life);
    };
    document.addEventListener('pointerdown', retry, { signal: waiting.signal });
    window.addEventListener('online', retry, { signal: waiting.signal });
    life.onEnd(() => waiting.abort());
  });
}
