import { createStore } from 'zustand/vanilla';
import type { Item } from './item';

/** The content that the stage shows. `node` is set unless it is a picture. */
export type Content =
  | { phase: 'loading' }
  | { phase: 'shown'; node?: Node }
  | { phase: 'failed' }
  /** The link asks for a video with an address that cannot be played. */
  | { phase: 'noVideo' };

export interface LightboxState {
  /** The index of the shown item, from 0. */
  index: number;
  content: Content;
  /** The picture is larger than its place in the window. */
  canZoom: boolean;
  isZoomed: boolean;
}

/** Loads an item that is no picture; null for a video that cannot be played. */
export type Fetch = (item: Item, signal: AbortSignal) => Promise<Node | null>;

export type Lightbox = ReturnType<typeof createLightbox>;

/** The store of the lightbox. There is at least one item. */
export function createLightbox(items: readonly Item[], first: number, fetch: Fetch) {
  const store = createStore<LightboxState>(() => shownAt(first));
  let fetching = new AbortController();

  const settle = (content: Content) => store.setState({ content });
  const open = (index: number) => {
    fetching.abort();
    fetching = new AbortController();
    const { signal } = fetching;
    store.setState(shownAt(index));
    const item = items[index];
    if (item?.kind !== 'other') return;
    fetch(item, signal).then(
      (node) => signal.aborted || settle(node ? { phase: 'shown', node } : { phase: 'noVideo' }),
      () => signal.aborted || settle({ phase: 'failed' }),
    );
  };
  open(first);

  return {
    store,
    /** Moves by 1 or -1. At an end it stays. */
    go(steps: number) {
      const index = store.getState().index + steps;
      if (items[index]) open(index);
    },
    loaded: (canZoom: boolean) => store.setState({ content: { phase: 'shown' }, canZoom }),
    failed: () => settle({ phase: 'failed' }),
    toggleZoom() {
      const { canZoom, isZoomed } = store.getState();
      if (canZoom) store.setState({ isZoomed: !isZoomed });
    },
    end: () => fetching.abort(),
  };
}

/** Each item begins fitted to the window. */
const shownAt = (index: number): LightboxState => ({
  index,
  content: { phase: 'loading' },
  canZoom: false,
  isZoomed: false,
});
