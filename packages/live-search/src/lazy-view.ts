import type { SearchHost } from './search-host';
import { viewFailed } from './view-failed';

/** A view that comes beside the code that keeps its state. */
export interface LazyView {
  isShown(): boolean;
  /** Its code did not come: what is printed acts by itself until the view is wanted again. */
  isLost(): boolean;
  want(): void;
}

interface LazyViewSetup<V> {
  host: Pick<SearchHost, 'element' | 'life' | 'emit'>;
  load(): Promise<V>;
  show(view: V): void;
  isShown(): boolean;
  /** Runs once it stands in the page. */
  shown(): void;
}

/** Loads and shows a view when it is first wanted; after a failure the next `want` tries again. */
export function lazyView<V>({ host, load, show, isShown, shown }: LazyViewSetup<V>): LazyView {
  const { element, life } = host;
  let state: 'none' | 'coming' | 'lost' = 'none';
  const loadAndShow = async () => {
    const view = await load();
    state = 'none';
    if (life.isOver) return;
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
