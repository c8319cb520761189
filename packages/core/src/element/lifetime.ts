/** The time from connect to disconnect of one element; a move does not count. */
export interface Lifetime {
  readonly isOver: boolean;
  /** The signal is made at its first use: five hundred buttons without one cost no controller and no listener. */
  readonly signal: AbortSignal;
  /** Runs when the lifetime ends; at once when it is over. */
  onEnd(run: () => void): void;
  end(): void;
}

export function createLifetime(): Lifetime {
  const endings: (() => void)[] = [];
  let controller: AbortController | undefined;
  let isOver = false;
  return {
    get isOver() {
      return isOver;
    },
    get signal() {
      controller ??= new AbortController();
      if (isOver) controller.abort();
      return controller.signal;
    },
    onEnd(run) {
      if (isOver) run();
      else endings.push(run);
    },
    end() {
      if (isOver) return;
      isOver = true;
      controller?.abort();
      for (const run of endings) run();
    },
  };
}
