import { vi } from 'vitest';

/**
 * Lets a test control what the page's newest `IntersectionObserver` sees, until `vi.unstubAllGlobals`.
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

/** A screen that shows whatever is observed, until `vi.unstubAllGlobals`. */
export function stubFullScreen() {
  class Observer {
    constructor(private run: IntersectionObserverCallback) {}
    observe = (target: Element) =>
      queueMicrotask(() =>
        this.run([{ isIntersecting: true, target } as IntersectionObserverEntry], this as never),
      );
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
}
