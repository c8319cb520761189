import type { SearchHost } from './search-host';
import { viewFailed } from './view-failed';

/** A view that loads separately from its store. */
export interface LazyView {
  isShown(): boolean;
  /** True after the view failed to load. The printed form works by itself until the next `want`. */
  isLost(): boolean;
  want(): void;
}

interface LazyViewSetup<V> {
  host: Pick<SearchHost, 'element' | 'lifetime' | 'emit'>;
  load(): Promise<V>;
  show(view: V, failed: (error: unknown) => void): void;
  /** Runs when the view is in the page. */
  shown(): void;
}

/** Loads and shows a view when it is first wanted; after a failure the next `want` tries again. */
export function lazyView<V>({ host, load, show, shown }: LazyViewSetup<V>): LazyView {
  const { element, lifetime } = host;
  let state: 'none' | 'coming' | 'shown' | 'lost' = 'none';
  const failed = (error: unknown) => {
    state = 'none';
    viewFailed(host, error);
  };
  const loadAndShow = async () => {
    const view = await load();
    state = 'none';
    if (lifetime.isOver) return;
    state = 'shown';
    show(view, failed);
    delete element.dataset.failed;
    shown();
  };
  return {
    // Not what stands there: a copy of the page has views in which nobody draws.
    isShown: () => state === 'shown',
    isLost: () => state === 'lost',
    want() {
      if (state === 'coming' || state === 'shown') return;
      state = 'coming';
      loadAndShow().catch((error) => {
        state = 'lost';
        viewFailed(host, error);
      });
    },
  };
}
