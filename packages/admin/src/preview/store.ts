import type { Clock } from '@onda/core/timing/clock';
import { createStore as stateStore } from 'zustand/vanilla';
import type { Drawn } from './draw';

/** A pause in typing, in milliseconds. */
export const PAUSE_MS = 300;

export type PreviewState =
  | { kind: 'shown' }
  | { kind: 'drawing' }
  | { kind: 'failed'; reason: 'session' | 'offline' };

interface Dependencies {
  /** Draws what is typed now; ends early when the signal says so. */
  draw(signal: AbortSignal): Promise<Drawn>;
  clock: Pick<Clock, 'after'>;
}

/** Draws the preview anew after each pause in typing. The newest drawing wins: it aborts the one before. */
export function createStore({ draw, clock }: Dependencies) {
  const store = stateStore<PreviewState>(() => ({ kind: 'shown' }));
  const set = (next: PreviewState) => store.setState(next, true);
  let drawing = new AbortController();
  let forget = () => {};

  async function redraw(): Promise<void> {
    drawing.abort();
    drawing = new AbortController();
    const { signal } = drawing;
    set({ kind: 'drawing' });
    const drawn = await draw(signal);
    if (!signal.aborted) set(drawn === 'shown' ? { kind: 'shown' } : { kind: 'failed', reason: drawn });
  }

  return {
    state: store.getState,
    subscribe: store.subscribe,
    edited(): void {
      forget();
      forget = clock.after(PAUSE_MS, () => void redraw());
    },
  };
}

export type Store = ReturnType<typeof createStore>;
