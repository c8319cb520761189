import { vi } from 'vitest';

/** A load whose first run fails once the test loses it; all others succeed at once. */
export function lostLoad<Arguments extends unknown[], T>(load: (...asked: Arguments) => Promise<T>) {
  let lose = () => {};
  const first = () => new Promise<T>((_, reject) => (lose = () => reject(new TypeError('offline'))));
  return Object.assign(vi.fn(load).mockImplementationOnce(first), { lose: () => lose() });
}
