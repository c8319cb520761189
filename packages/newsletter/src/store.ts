import { createStore } from 'zustand/vanilla';

/** Of a form from its first touch on (magazine.md 4). `messages` are shown one a line. */
export type FormState =
  | { phase: 'idle' }
  | { phase: 'sending' }
  | { phase: 'success' }
  | { phase: 'error'; messages: readonly string[] };

export type FormStore = ReturnType<typeof createFormStore>;

export function createFormStore() {
  return createStore<FormState>(() => ({ phase: 'idle' }));
}
