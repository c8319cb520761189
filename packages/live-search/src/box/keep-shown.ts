import { bind } from '@onda/core/element/bind';
import type { Holes } from '@onda/core/element/host';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** Keeps the nodes of a box, ours or the theme’s, as the component draws what is in the store. */
export function keepShown<Shown>(
  nodes: Record<string, Element | null | undefined>,
  holes: Holes<Shown>,
  first: Shown,
): StoreApi<Shown> {
  const store = createStore(() => first);
  for (const [part, read] of Object.entries(holes)) {
    const node = nodes[part];
    if (node) bind(() => [node], store, read);
  }
  return store;
}

/** The name of an element; empty where it has none of its own. */
export const nameIn = (element: Element | null | undefined): string =>
  element?.getAttribute('aria-label') ?? '';
