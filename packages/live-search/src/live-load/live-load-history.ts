import { type Area, findArea } from './live-load-area';
import { MARK } from './live-load-mark';

/** A state that stood for less was a word on its way: the next takes its place. */
const SETTLED_MS = 1_000;

/** The address and the history of a page whose area changes for the search box `rid`. */
export function createAreaHistory(rid: string, now: () => number) {
  let changedAt = 0;

  /** Address → selector, of entries without a state. */
  const unmarked = new Map<string, string>();

  const write = (how: 'pushState' | 'replaceState', href: string, selector: string) => {
    if (isLeftBare()) unmarked.set(href, selector);
    history[how](isLeftBare() ? null : { ...history.state, [MARK]: { rid, selector } }, '', href);
  };

  return {
    /** A new entry, or a new address for that of a phrase on its way. */
    go(href: string, selector: string) {
      const isSettled = now() - changedAt >= SETTLED_MS;
      changedAt = now();
      // Said for the entry that is left as well: the browser would scroll it before its content is there.
      history.scrollRestoration = 'manual';
      if (!isSettled) return write('replaceState', href, selector);
      write('replaceState', location.href, selector);
      write('pushState', href, selector);
    },
    /** Back or Forward led here: the next search makes an entry of its own. */
    arrived() {
      changedAt = 0;
    },
    /** The area of the entry that is shown, when it is one of this box's. */
    area(): Area | undefined {
      const mark = Object((Object(history.state) as Record<string, unknown>)[MARK]);
      const selector = mark.rid === rid ? String(mark.selector) : isLeftBare() && unmarked.get(location.href);
      return typeof selector === 'string' ? findArea(selector) : undefined;
    },
    /** A result is opened: the browser itself will come back to where one was. */
    leave() {
      history.scrollRestoration = 'auto';
    },
  };
}

/**
 * After a jump within a page of WordPress's router an entry has no state, and the router loads anew what has one
 * without its mark.
 */
const isLeftBare = () => history.state === null && document.querySelector('[data-wp-interactive]') !== null;
