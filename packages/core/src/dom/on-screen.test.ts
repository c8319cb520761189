import { expect, it, vi } from 'vitest';
import { stubIntersectionObserver } from '../testing/fake-screen';
import { isOnScreen } from './on-screen';

it('counts as seen until the browser says otherwise, then tells every change', () => {
  const { see } = stubIntersectionObserver();
  const changed = vi.fn();
  const isSeen = isOnScreen(document.body, new AbortController().signal, changed);
  expect(isSeen()).toBe(true);
  see(document.body, false);
  expect(isSeen()).toBe(false);
  see(document.body, true, false, true);
  expect(isSeen()).toBe(true);
  see(document.body, false, true);
  expect(isSeen()).toBe(true);
  expect(changed).toHaveBeenCalledTimes(3);
});

it('tells each of two elements its own', () => {
  const { see } = stubIntersectionObserver();
  const { signal } = new AbortController();
  const [one, two] = [document.createElement('p'), document.createElement('p')];
  const [isOneSeen, isTwoSeen] = [one, two].map((element) => isOnScreen(element, signal, () => {}));
  see(one, false);
  expect([isOneSeen?.(), isTwoSeen?.()]).toEqual([false, true]);
});

it('watches nothing any more after the end', () => {
  const { watched } = stubIntersectionObserver();
  const lifetime = new AbortController();
  isOnScreen(document.body, lifetime.signal, () => {});
  expect(watched()).toEqual([document.body]);
  lifetime.abort();
  expect(watched()).toEqual([]);
});
