import type { Clock } from './clock';

export interface Debounced<A extends unknown[]> {
  (...args: A): void;
  /** Drops the waiting call. */
  cancel(): void;
}

/** Runs once, with the last arguments, when `ms` have passed without a call. */
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
