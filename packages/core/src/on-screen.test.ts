import { expect, it, vi } from 'vitest';
import { isOnScreen } from './on-screen';

/** An observer that sees what the test tells it. */
function fakeObserver() {
  const watching = new Set<Element>();
  let tell: IntersectionObserverCallback = () => {};
  class Observer {
    constructor(run: IntersectionObserverCallback) {
      tell = run;
    }
    observe = (element: Element) => void watching.add(element);
    disconnect = () => watching.clear();
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  const see = (...seen: boolean[]) =>
    tell(
      seen.map((isIntersecting) => ({ isIntersecting })) as IntersectionObserverEntry[],
      {} as IntersectionObserver,
    );
  return { watching, see };
}

it('counts as seen until the browser says otherwise, then tells every change', () => {
  const { see } = fakeObserver();
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
  const { watching } = fakeObserver();
  const life = new AbortController();
  isOnScreen(document.body, life.signal, () => {});
  expect(watching.size).toBe(1);
  life.abort();
  expect(watching.size).toBe(0);
});
