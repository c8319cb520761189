import { vi } from 'vitest';

type Look = boolean | Partial<IntersectionObserverEntry>;

interface FakeObserver {
  /** Each element with the look that was told last. */
  watching: Map<Element, Look | undefined>;
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
      this.own = { watching: new Map(), options, run: tell };
      observers.push(this.own);
    }
    observe = (element: Element) => {
      if (!this.own.watching.has(element)) this.own.watching.set(element, undefined);
    };
    unobserve = (element: Element) => void this.own.watching.delete(element);
    disconnect = () => this.own.watching.clear();
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  return {
    observers,
    /** The elements that any of them watches. */
    watched: () => observers.flatMap(({ watching }) => [...watching.keys()]),
    /**
     * Tells all who watch the element, in one call each: the last of the looks is the newest. A look that is as the one
     * before is not told, as in a browser.
     */
    see(target: Element, ...looks: Look[]) {
      for (const { watching, run } of observers) {
        const former = [watching.get(target), ...looks];
        const news = looks.filter((look, place) => JSON.stringify(look) !== JSON.stringify(former[place]));
        if (!watching.has(target) || news.length === 0) continue;
        watching.set(target, looks.at(-1));
        run(
          news.map((look) =>
            typeof look === 'boolean'
              ? { target, isIntersecting: look, intersectionRatio: look ? 1 : 0 }
              : { target, ...look },
          ),
        );
      }
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
