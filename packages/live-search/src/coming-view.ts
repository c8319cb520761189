import type { SearchHost } from './search-host';
import { viewFailed } from './view-failed';

/** A view that comes beside the code that keeps its state. */
export interface ComingView {
  isShown(): boolean;
  /** Its code did not come: what is printed acts by itself until the view is wanted again. */
  isLost(): boolean;
  want(): void;
}

interface Coming<V> {
  host: Pick<SearchHost, 'element' | 'life' | 'emit'>;
  load(): Promise<V>;
  show(view: V): void;
  isShown(): boolean;
  /** Runs once it stands in the page. */
  shown(): void;
}

/** Loads and shows a view when it is first wanted; after a failure the next `want` tries again. */
export function comingView<V>({ host, load, show, isShown, shown }: Coming<V>): ComingView {
  const { element, life } = host;
  let state: 'none' | 'coming' | 'lost' = 'none';
  const bring = async () => {
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
      bring().catch((error) => {
        state = 'lost';
        viewFailed(host, error);
      });
    },
  };
}
