import { useSyncExternalStore } from 'react';
import type { AttributesOf, ElementSpec } from './contract';
import type { Host, Readable } from './host';

/** The state of a store, drawn anew when it changes. */
export function useStore<T>(store: Readable<T>): T {
  return useSyncExternalStore(store.subscribe, store.getState);
}

/** The element's attributes, drawn anew when the page changes them. */
export function useAttributes<S extends ElementSpec>(host: Host<S>): AttributesOf<S> {
  return useStore(host.attributes);
}
