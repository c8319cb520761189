import { vi } from 'vitest';

/** How high what the newest `ResizeObserver` watches is, is in the hands of a test, until `vi.unstubAllGlobals`. */
export function stubSizes() {
  const watching = new Set<Element>();
  let tell: (height: number) => void = () => {};
  class Observer {
    constructor(run: ResizeObserverCallback) {
      tell = (blockSize) =>
        run([{ borderBoxSize: [{ blockSize }] } as unknown as ResizeObserverEntry], {} as ResizeObserver);
    }
    observe = (element: Element) => void watching.add(element);
    disconnect = () => watching.clear();
  }
  vi.stubGlobal('ResizeObserver', Observer);
  return { watching, resize: (height: number) => tell(height) };
}
