/** Asks one thing at a time: a further question aborts the former, whose reply nobody hears. */
export interface LatestRequest<Q, R> {
  /** Whether exactly this, or anything where nothing is named, is on its way. */
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
