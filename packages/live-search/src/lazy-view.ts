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
  show(view: V): void;
  isShown(): boolean;
  /** Runs when the view is in the page. */
  shown(): void;
}

/** Loads and shows a view when it is first wanted; after a failure the next `want` tries again. */
export function lazyView<V>({ host, load, show, isShown, shown }: LazyViewSetup<V>): LazyView {
  const { element, lifetime } = host;
  let state: 'none' | 'coming' | 'lost' = 'none';
  const loadAndShow = async () => {
    const view = await load();
    state = 'none';
    if (lifetime.isOver) return;
    show(view);
    delete element.dataset.failed;
    shown();
  };
  return {
    isShown,
    isLost: () => state === 'lost',
    want() {
      if (state === 'coming' || isShown()) return;
      state = 'coming';
      loadAndShow().catch((error) => {
        state = 'lost';
        viewFailed(host, error);
      });
    },
  };
}
