import type { Clock } from './clock';

/** Resolves as `promise` does. After `ms` it throws instead, and `late` ends the work. */
export function withTimeout<T>(clock: Clock, promise: Promise<T>, ms: number, late: () => void): Promise<T> {
  return new Promise((resolve, reject) => {
    const undo = clock.after(ms, () => {
      late();
      reject(new Error('late'));
    });
    promise.then(resolve, reject).finally(undo);
  });
}

/** Resolves after `ms`, or as soon as `signal` aborts. */
export function pause(clock: Clock, ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const undo = clock.after(ms, resolve);
    signal.addEventListener('abort', () => {
      undo();
      resolve();
    });
  });
}
