import { useMemo, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand/react';
import type { AttributesOf, ElementSpec } from '../element/contract';
import type { Host, ReactStore, Readable } from '../element/host';

/**
 * For zustand's `useStore` where the store's state is printed: plain code has kept the nodes current, so React adopts
 * them with the state of now. Zustand alone would hydrate with the state of the store's first moment.
 */
export const useKept = <T>({ getState, subscribe }: Readable<T>) =>
  useMemo(() => ({ getState, subscribe, getInitialState: getState }) as ReactStore<T>, [getState, subscribe]);

/** zustand's `useStore` beside plain code, which goes on with the nodes once the setter of the store returns. */
export function useStoreNow<T, Part = T>(store: ReactStore<T>, select?: (state: T) => Part): Part {
  const flushed = useMemo<ReactStore<T>>(
    () => ({ ...store, subscribe: (run) => store.subscribe((...states) => flushSync(() => run(...states))) }),
    [store],
  );
  return useStore(flushed, select as (state: T) => Part);
}

/** The element's attributes, drawn anew when the page changes them. */
export const useAttributes = <S extends ElementSpec>(host: Host<S>) =>
  useStore(host.attributes as ReactStore<AttributesOf<S>>);

const never = () => () => {};

/** False while React adopts the printed nodes, which hold nothing else; then true, before the page is painted. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
