/** Something that is asked of a server: one thing at a time, and nothing is heard of an old question. */
export interface LatestRequest {
  /** `answer` runs unless it is dropped before; with `otherwise` when it fails. */
  ask<T>(run: (signal: AbortSignal) => Promise<T>, otherwise: T, answer: (value: T) => void): void;
  drop(): void;
}

export function createLatestRequest(): LatestRequest {
  let life = new AbortController();
  return {
    ask(run, otherwise, answer) {
      life.abort();
      life = new AbortController();
      const { signal } = life;
      const tell = (value: typeof otherwise) => signal.aborted || answer(value);
      run(signal).then(tell, () => tell(otherwise));
    },
    drop: () => life.abort(),
  };
}
