import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ArtistAnswer } from '../../on-air/artist-api';

/** `idle` until an artist is on air. */
export type BioState = { kind: 'idle' } | { kind: 'loading' } | ArtistAnswer;

export interface Bio {
  store: Pick<StoreApi<BioState>, 'getState' | 'getInitialState' | 'subscribe'>;
  /** The biography of whoever is on air; the latest wins. */
  show(artist: string): void;
  dispose(): void;
}

export function createBio(ask: (artist: string, signal: AbortSignal) => Promise<ArtistAnswer>): Bio {
  const store = createStore<BioState>(() => ({ kind: 'idle' }));
  let request = new AbortController();
  return {
    store,
    show(artist) {
      request.abort();
      request = new AbortController();
      const { signal } = request;
      store.setState(artist ? { kind: 'loading' } : { kind: 'idle' }, true);
      const tell = (answer: ArtistAnswer) => signal.aborted || store.setState(answer, true);
      // A rejected request was aborted: another artist is on air.
      if (artist) ask(artist, signal).then(tell, () => {});
    },
    dispose: () => request.abort(),
  };
}
