/** Time as the station knows it; a test turns its hands itself. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Calls again and again; returns the undo. */
  every(ms: number, call: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  every(ms, call) {
    const timer = setInterval(call, ms);
    return () => clearInterval(timer);
  },
};
