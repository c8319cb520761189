import { expect, it, vi } from 'vitest';
import { stubIntersectionObserver } from '../testing/fake-screen';
import { isOnScreen } from './on-screen';

it('counts as seen until the browser says otherwise, then tells every change', () => {
  const { see } = stubIntersectionObserver();
  const changed = vi.fn();
  const isSeen = isOnScreen(document.body, new AbortController().signal, changed);
  expect(isSeen()).toBe(true);
  see(false);
  expect(isSeen()).toBe(false);
  see(true, false, true);
  expect(isSeen()).toBe(true);
  expect(changed).toHaveBeenCalledTimes(2);
});

it('watches nothing any more after the end', () => {
  const { watching } = stubIntersectionObserver();
  const lifetime = new AbortController();
  isOnScreen(document.body, lifetime.signal, () => {});
  expect(watching.size).toBe(1);
  lifetime.abort();
  expect(watching.size).toBe(0);
});
