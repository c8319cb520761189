import { createStore } from 'zustand/vanilla';

/** A store for `useSyncExternalStore` and every other subscriber. */
export interface HeadlessStore<State> {
  getState(): State;
  /** The initial state, also on a server. */
  getInitialState(): State;
  /** The first subscriber starts the store. Returns the undo; the last one ends the store. */
  subscribe(run: () => void): () => void;
}

/** A running store. */
export interface Running<Actions> {
  actions: Actions;
  end(): void;
}

/**
 * A store that runs while it has subscribers or after its first use. It starts nothing before, so it may be made on a
 * server. It ends a task after the last subscriber has left, because React leaves and comes back when it mounts twice.
 */
export function sharedStore<State, Actions>(
  initial: State,
  start: (set: (state: State) => void) => Running<Actions>,
): HeadlessStore<State> & { use(): Actions } {
  const store = createStore(() => initial);
  const set = (next: State) => store.setState(next, true);
  let running: Running<Actions> | undefined;
  let listeners = 0;

  const use = () => {
    running ??= start(set);
    return running.actions;
  };
  const endIfAlone = () => {
    if (listeners > 0) return;
    running?.end();
    running = undefined;
    set(initial);
  };
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    use,
    subscribe(run) {
      const undo = store.subscribe(run);
      listeners += 1;
      use();
      return () => {
        undo();
        listeners -= 1;
        setTimeout(endIfAlone);
      };
    },
  };
}

/** Callers with the same key share a store. */
export function storesByKey<Store>(): (key: string, create: () => Store) => Store {
  const stores = new Map<string, Store>();
  return (key, create) => {
    const store = stores.get(key) ?? create();
    stores.set(key, store);
    return store;
  };
}
