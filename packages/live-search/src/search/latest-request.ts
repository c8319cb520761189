/** Runs one request at a time. A new request aborts the former, whose reply is dropped. */
export interface LatestRequest<Q, R> {
  /** True while this question is pending. A missing question means any. */
  isAsking(question?: Q): boolean;
  ask(question: Q, done: (reply: R) => void): void;
  drop(): void;
}

export function createLatestRequest<Q, R>(
  ask: (question: Q, signal: AbortSignal) => Promise<R>,
): LatestRequest<Q, R> {
  let current: { controller: AbortController; key: string } | undefined;

  const drop = () => {
    current?.controller.abort();
    current = undefined;
  };
  return {
    drop,
    isAsking: (question) => (question ? current?.key === JSON.stringify(question) : current !== undefined),
    ask(question, done) {
      drop();
      const mine = { controller: new AbortController(), key: JSON.stringify(question) };
      current = mine;
      void ask(question, mine.controller.signal).then((reply) => {
        if (current !== mine) return;
        current = undefined;
        done(reply);
      });
    },
  };
}
