import { vi } from 'vitest';

/** Pixels: what shows of a slide, the slide, the row. */
type Widths = [shown: number, slide: number, row: number];

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
  const entry = (target: Element, [shown, slide, row]: Widths) => ({
    target,
    isIntersecting: shown > 0,
    intersectionRect: { width: shown },
    boundingClientRect: { width: slide },
    rootBounds: { width: row },
  });
  return {
    watched,
    options: () => options,
    /** These are in sight, all others are not. */
    see: (...seen: Element[]) =>
      tell(watched.map((target) => entry(target, [seen.includes(target) ? 100 : 0, 100, 600]))),
    /** Each shows so many pixels of itself. */
    show: (...widths: Widths[]) => tell(widths.map((its, index) => entry(watched[index] as Element, its))),
  };
}
