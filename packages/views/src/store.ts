import type { Readable } from '@onda/core/element/host';
import { createStore } from 'zustand/vanilla';
import type { Failure, RankedList } from './api';

export interface ListState {
  phase: 'waiting' | 'ranked' | Failure;
  /** Null until the first answer. The former list stays through a failure. */
  list: RankedList | null;
}

export interface ListStore extends Readable<ListState> {
  /** Begins to wait for another list. */
  wait(): void;
  rank(list: RankedList): void;
  fail(failure: Failure): void;
}

/** A list in the server's last order. */
export function createListStore(): ListStore {
  const { getState, subscribe, setState } = createStore<ListState>(() => ({ phase: 'waiting', list: null }));
  return {
    getState,
    subscribe,
    wait: () => setState({ phase: 'waiting' }),
    rank: (list) => setState({ phase: 'ranked', list }),
    fail: (failure) => setState({ phase: failure }),
  };
}
