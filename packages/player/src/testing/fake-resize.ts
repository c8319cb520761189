import { vi } from 'vitest';

/** Stands for the browser's `ResizeObserver`. */
export interface FakeResize {
  /** Reports a new size of the watched element. */
  change(): void;
  watched(): number;
}

export function fakeResize(): FakeResize {
  const watchers = new Set<() => void>();
  class Observer {
    #run: () => void;
    constructor(run: () => void) {
      this.#run = run;
    }
    observe() {
      watchers.add(this.#run);
    }
    disconnect() {
      watchers.delete(this.#run);
    }
  }
  vi.stubGlobal('ResizeObserver', Observer);
  return {
    change() {
      for (const run of watchers) run();
    },
    watched: () => watchers.size,
  };
}
