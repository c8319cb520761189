import { useMemo, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand/react';
import type { AttributesOf, ElementSpec } from '../element/contract';
import type { Host, ReactStore, Readable } from '../element/host';

/**
 * Replaces zustand's `useStore` where the state is printed: plain code has kept the nodes current, so React adopts them
 * with the current state. Zustand alone would hydrate with the store's initial state.
 */
export const useKept = <T>({ getState, subscribe }: Readable<T>) =>
  useMemo(() => ({ getState, subscribe, getInitialState: getState }) as ReactStore<T>, [getState, subscribe]);

/** zustand's `useStore` beside plain code, which continues with the nodes once the setter of the store returns. */
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
