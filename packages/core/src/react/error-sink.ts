export interface ErrorSink {
  tell(error: unknown): void;
  /** Ends the first drawing. */
  drawn(): void;
}

/** Receives what React reports of a component's exceptions; one of the first drawing is rethrown to our caller. */
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
