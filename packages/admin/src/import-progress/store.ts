import { createStore as stateStore } from 'zustand/vanilla';
import type { Failure, Progress, Reply } from './api';

export type ImportState =
  | { kind: 'idle'; said: string }
  | { kind: 'running'; progress: Progress | null; said: string }
  | { kind: 'failed'; reason: Failure; said: string };

interface Dependencies {
  /** Does the next piece. */
  next(mode: string): Promise<Reply>;
  /** Shows the outcome that the server prints. */
  onDone(): void;
  /** A share in words. */
  inWords(percent: number): string;
  failureInWords(reason: Failure): string;
}

/** Percent between two announcements: a screen reader that hears each step says nothing else. */
const ANNOUNCED_EVERY = 25;

/** Runs one import, one piece after the other. */
export function createStore({ next, onDone, inWords, failureInWords }: Dependencies) {
  const store = stateStore<ImportState>(() => ({ kind: 'idle', said: '' }));
  const set = (next: ImportState) => store.setState(next, true);

  /** The words for a screen reader, which change at each quarter. */
  function said({ seen, total, done, sentence }: Progress): string {
    if (done) return sentence;
    const quarter = Math.floor((100 * seen) / total / ANNOUNCED_EVERY) * ANNOUNCED_EVERY;
    return inWords(quarter);
  }

  /** True while there is more to do. */
  async function piece(mode: string): Promise<boolean> {
    const reply = await next(mode);
    if (reply.kind === 'failed') {
      set({ kind: 'failed', reason: reply.reason, said: failureInWords(reply.reason) });
      return false;
    }
    const { progress } = reply;
    set(
      progress.done
        ? { kind: 'idle', said: said(progress) }
        : { kind: 'running', progress, said: said(progress) },
    );
    if (progress.done) onDone();
    return !progress.done;
  }

  return {
    state: store.getState,
    subscribe: store.subscribe,
    /** @param mode `import`, `try`, `undo` or `go-on`. A second start while one runs does nothing. */
    async start(mode: string): Promise<void> {
      if (store.getState().kind === 'running') return;
      set({ kind: 'running', progress: null, said: inWords(0) });
      let goesOn = await piece(mode);
      while (goesOn) goesOn = await piece('go-on');
    },
  };
}

export type Store = ReturnType<typeof createStore>;
