import type { Search } from './store';

/** Nothing stays busy when the network goes, and what failed for that reason is asked again when it is back. */
export function watchNetwork(search: Search, signal: AbortSignal): void {
  window.addEventListener('offline', search.lose, { signal });
  window.addEventListener(
    'online',
    () => {
      const { phase, answer } = search.store.getState();
      const isLost = phase === 'open' && answer?.first.kind === 'failed' && answer.first.status === 0;
      if (isLost) search.retry();
    },
    { signal },
  );
}
