import { vi } from 'vitest';

/** Stands for the browser's `ResizeObserver`. */
export interface FakeResize {
  /** Reports a new size of the watched element. */
  change(): void;
  watched(): number;
  /** All that is watched. */
  elements(): Element[];
}

export function fakeResize(): FakeResize {
  const watchers = new Set<() => void>();
  const elements = new Map<Observer, Set<Element>>();
  class Observer {
    #run: () => void;
    constructor(run: () => void) {
      this.#run = run;
      elements.set(this, new Set());
    }
    observe(element: Element) {
      watchers.add(this.#run);
      elements.get(this)?.add(element);
    }
    unobserve(element: Element) {
      elements.get(this)?.delete(element);
    }
    disconnect() {
      watchers.delete(this.#run);
      elements.get(this)?.clear();
    }
  }
  vi.stubGlobal('ResizeObserver', Observer);
  return {
    change() {
      for (const run of watchers) run();
    },
    watched: () => watchers.size,
    elements: () => [...elements.values()].flatMap((its) => [...its]),
  };
}
