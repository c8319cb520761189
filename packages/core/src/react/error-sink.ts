export interface ErrorSink {
  tell(error: unknown): void;
  /** The first drawing is over. */
  drawn(): void;
}

/** React reports what a component throws; while it draws for the first time, that is our caller's exception. */
export function createErrorSink(fail: (error: unknown) => void): ErrorSink {
  let first: { error: unknown } | undefined;
  let isDrawn = false;
  return {
    tell(error) {
      if (isDrawn && !first) fail(error);
      first ??= { error };
    },
    drawn() {
      isDrawn = true;
      if (first) throw first.error;
    },
  };
}
