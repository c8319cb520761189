import { vi } from 'vitest';

/**
 * What the page's newest `IntersectionObserver` watches and sees is in the hands of a test, until
 * `vi.unstubAllGlobals`.
 */
export function stubIntersectionObserver() {
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
