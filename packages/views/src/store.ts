import type { Readable } from '@onda/core/element/host';
import { AjaxError } from '@onda/core/http/ajax';
import { createStore } from 'zustand/vanilla';
import { parseList, type RankedList } from './api';

export interface ListState {
  /** `refused`: the server says that it has no list. The former list stays through a failure. */
  phase: 'waiting' | 'ranked' | 'refused' | 'unreachable';
  /** Null until the first answer: the printed list stands, or none. */
  list: RankedList | null;
}

export interface ListStore extends Readable<ListState> {
  /** Another list is asked for. */
  wait(): void;
  /** `data` of an answer. Throws `refused` for what is no list. */
  read(data: unknown): void;
  failed(error: unknown): void;
}

/** One list, as the server ranked it last. */
export function createListStore(): ListStore {
  const { getState, subscribe, setState } = createStore<ListState>(() => ({ phase: 'waiting', list: null }));
  return {
    getState,
    subscribe,
    wait: () => setState({ phase: 'waiting' }),
    read: (data) => setState({ phase: 'ranked', list: parseList(data) }),
    failed: (error) => setState({ phase: isSaid(error) ? 'refused' : 'unreachable' }),
  };
}

/** one that could not be reached or read, or whose nonce stays refused, says nothing. */
const isSaid = (error: unknown) =>
  error instanceof AjaxError && error.status === 200 && error.kind !== 'unreadable';
