import { vi } from 'vitest';

interface FakeObserver {
  watching: Set<Element>;
  options: IntersectionObserverInit;
  run(entries: Partial<IntersectionObserverEntry>[]): void;
}

/** Lets a test control what the `IntersectionObserver`s of a page see, until `vi.unstubAllGlobals`. */
export function stubIntersectionObserver() {
  /** Oldest first, also those that watch nothing any more. */
  const observers: FakeObserver[] = [];
  class Observer {
    private own: FakeObserver;
    constructor(run: IntersectionObserverCallback, options: IntersectionObserverInit = {}) {
      const tell = (entries: Partial<IntersectionObserverEntry>[]) =>
        run(entries as IntersectionObserverEntry[], this as unknown as IntersectionObserver);
      this.own = { watching: new Set(), options, run: tell };
      observers.push(this.own);
    }
    observe = (element: Element) => void this.own.watching.add(element);
    unobserve = (element: Element) => void this.own.watching.delete(element);
    disconnect = () => this.own.watching.clear();
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  return {
    observers,
    /** The elements that any of them watches. */
    watched: () => observers.flatMap(({ watching }) => [...watching]),
    /** Tells all who watch the element, in one call each: the last of the looks is the newest. */
    see(target: Element, ...looks: (boolean | Partial<IntersectionObserverEntry>)[]) {
      const entries = looks.map((look) =>
        typeof look === 'boolean'
          ? { target, isIntersecting: look, intersectionRatio: look ? 1 : 0 }
          : { target, ...look },
      );
      for (const { watching, run } of observers) if (watching.has(target)) run(entries);
    },
  };
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
