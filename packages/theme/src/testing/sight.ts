import { vi } from 'vitest';

/** Lets a test control what the page's newest `IntersectionObserver` sees, until `vi.unstubAllGlobals`. */
export function stubSight() {
  const watched: Element[] = [];
  let tell: (entries: object[]) => void = () => {};
  let options: IntersectionObserverInit = {};
  class Observer {
    constructor(run: (entries: object[]) => void, given: IntersectionObserverInit) {
      tell = run;
      options = given;
    }
    observe = (element: Element) => void watched.push(element);
    disconnect = () => watched.splice(0);
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  return {
    watched,
    options: () => options,
    /** These are in sight, all others are not. */
    see: (...seen: Element[]) =>
      tell(watched.map((target) => ({ target, isIntersecting: seen.includes(target) }))),
  };
}
