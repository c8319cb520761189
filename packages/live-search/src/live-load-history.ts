import { type Area, findArea } from './live-load-area';
import { MARK } from './live-load-mark';

/** A state that stood for less was a word on its way: the next takes its place. */
const SETTLED_MS = 1_000;

/** The address and the history of a page whose area changes for the search box `rid`. */
export function createAreaHistory(rid: string, now: () => number) {
  let changedAt = 0;

  const marked = (selector: string) => ({ ...history.state, [MARK]: { rid, selector } });

  return {
    /** A new entry, or a new address for that of a phrase on its way. */
    go(href: string, selector: string) {
      const isSettled = now() - changedAt >= SETTLED_MS;
      changedAt = now();
      // Said for the entry that is left as well: the browser would scroll it before its content is there.
      history.scrollRestoration = 'manual';
      if (!isSettled) return history.replaceState(marked(selector), '', href);
      history.replaceState(marked(selector), '');
      history.pushState(marked(selector), '', href);
    },
    /** Back or Forward led here: the next search makes an entry of its own. */
    arrived() {
      changedAt = 0;
    },
    /** The area of the entry that is shown, when it is one of this box's. */
    area(): Area | undefined {
      const mark = Object((Object(history.state) as Record<string, unknown>)[MARK]);
      return mark.rid === rid ? findArea(String(mark.selector)) : undefined;
    },
    /** A result is opened: the browser itself will come back to where one was. */
    leave() {
      history.scrollRestoration = 'auto';
    },
  };
}
