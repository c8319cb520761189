import type { Clock } from '@onda/core/timing/clock';
import type { Recognition } from './recognition';

/** Result of a recognition. Words may follow `silence`: Android gives its result after the end. */
export type Outcome =
  | { type: 'said'; transcript: string }
  | { type: 'silence' }
  | { type: 'failed'; error: string }
  | { type: 'unusable' };

/** An utterance takes less. Safari may not notice its end. */
export const LISTEN_MS = 20_000;
/** The recognizer returns the words so far within this time, or not at all. */
export const FINISH_MS = 3_000;

/**
 * Waits for the outcome, which comes however the browser behaves: an error without an end, an end without a result, a
 * start and then nothing. Before the start there is no limit: the visitor may be reading the browser's question, or
 * fetching its model. Returns what ends it without an outcome.
 */
export function awaitRecognition(
  clock: Clock,
  recognition: Recognition,
  tell: (outcome: Outcome) => void,
): () => void {
  let undoWatch = () => {};
  const end = () => {
    undoWatch();
    recognition.abort();
  };
  const close = (outcome: Outcome) => {
    end();
    tell(outcome);
  };
  const watch = () => {
    undoWatch = clock.after(LISTEN_MS, () => {
      recognition.finish();
      undoWatch = clock.after(FINISH_MS, () => close({ type: 'silence' }));
    });
  };

  recognition.on((heard) => {
    if (heard.type === 'start') return watch();
    if (heard.type === 'result') return close({ type: 'said', transcript: heard.transcript });
    if (heard.type === 'error') return close({ type: 'failed', error: heard.error });
    if (heard.type === 'unusable') return close({ type: 'unusable' });
    undoWatch();
    tell({ type: 'silence' });
  });
  return end;
}
