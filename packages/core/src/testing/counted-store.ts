import { createStore as create, type StoreApi } from 'zustand/vanilla';
import { noteOpen } from './left-open';

export * from 'zustand/vanilla';

/** Notes the subscriptions of a store. */
export const createStore = ((initial: never) => {
  const store = create(initial) as StoreApi<unknown>;
  const { subscribe } = store;
  store.subscribe = (run) => {
    const [close, undo] = [noteOpen('subscription'), subscribe(run)];
    return () => {
      close();
      undo();
    };
  };
  return store;
}) as typeof create;
