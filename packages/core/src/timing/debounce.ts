import type { Clock } from './clock';

export interface Debounced<A extends unknown[]> {
  (...args: A): void;
  /** Forgets the call that waits. */
  cancel(): void;
}

/** Runs once, with the last arguments, after `ms` without a further call. */
export function debounce<A extends unknown[]>(
  clock: Clock,
  ms: number,
  run: (...args: A) => void,
): Debounced<A> {
  let cancel = () => {};
  const debounced = (...args: A) => {
    cancel();
    cancel = clock.after(ms, () => run(...args));
  };
  return Object.assign(debounced, { cancel: () => cancel() });
}
