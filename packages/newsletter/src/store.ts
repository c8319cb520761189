import { createStore } from 'zustand/vanilla';

/** The state of a form from its first touch on (M-4.38 to M-4.42). Each message is a line. */
export type FormState =
  | { phase: 'idle' }
  | { phase: 'sending' }
  | { phase: 'success' }
  | { phase: 'error'; messages: readonly string[] };

export type FormStore = ReturnType<typeof createFormStore>;

export function createFormStore() {
  return createStore<FormState>(() => ({ phase: 'idle' }));
}
