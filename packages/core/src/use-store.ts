import { useSyncExternalStore } from 'react';
import type { AttributesOf, ElementSpec } from './contract';
import type { Host, Readable } from './host';

/** The state of a store, drawn anew when it changes. `printed` is what the page shows before React adopts it. */
export function useStore<T>(store: Readable<T>, printed: () => T = store.getState): T {
  return useSyncExternalStore(store.subscribe, store.getState, printed);
}

/** The element's attributes, drawn anew when the page changes them. */
export function useAttributes<S extends ElementSpec>(host: Host<S>): AttributesOf<S> {
  return useStore(host.attributes, host.attributes.printed);
}

const never = () => () => {};

/** False while React adopts the printed nodes, which hold nothing else; then true, before the page is painted. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
