import { useCallback, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { AttributesOf, ElementSpec } from '../element/contract';
import type { Host, Readable } from '../element/host';

/** The state of a store, drawn anew when it changes. `printed` is what the page shows before React adopts it. */
export function useStore<T>(store: Readable<T>, printed: () => T = store.getState): T {
  return useSyncExternalStore(store.subscribe, store.getState, printed);
}

/** As `useStore`; a change stands in the page before the setter of the store returns, as with plain code. */
export function useStoreNow<T>(store: Readable<T>, printed: () => T = store.getState): T {
  const subscribe = useCallback((run: () => void) => store.subscribe(() => flushSync(run)), [store]);
  return useSyncExternalStore(subscribe, store.getState, printed);
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
