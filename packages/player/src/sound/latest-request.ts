/** Something that is asked of a server: one thing at a time, and nothing is heard of an old question. */
export interface LatestRequest {
  /** `answer` runs unless it is dropped before; with `otherwise` when it fails. */
  ask<T>(run: (signal: AbortSignal) => Promise<T>, otherwise: T, answer: (value: T) => void): void;
  drop(): void;
}

export function createLatestRequest(): LatestRequest {
  let lifetime = new AbortController();
  return {
    ask(run, otherwise, answer) {
      lifetime.abort();
      lifetime = new AbortController();
      const { signal } = lifetime;
      const tell = (value: typeof otherwise) => signal.aborted || answer(value);
      run(signal).then(tell, () => tell(otherwise));
    },
    drop: () => lifetime.abort(),
  };
}
