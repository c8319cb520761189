/** The property of a state of the history in which an entry is kept. */
const MARK = 'ondaPage';

/** This document of the window: a reload makes another one, which the entries of the former lead to as well. */
const writer = Math.random().toString(36).slice(2);

declare global {
  interface Window {
    /** This document frames pages, and knows each step of its history. */
    ondaFraming?: boolean;
  }
}

/** A step of the history, as the window has written it. */
export interface Entry {
  writer: string;
  /** Its place in the history, by which a step back is counted. */
  place: number;
  /** The document that it shows: 0 is the window's own page, each framed one has a number. */
  page: number;
  url: string;
  /** The state that the page's own script keeps with it. */
  state: unknown;
}

/** The entries of the window while it frames pages. The frames have none of their own. */
export interface PageEntries {
  here(): Entry;
  /** A step to a page, or within one, with how far the entry that it leaves is scrolled. */
  push(to: Pick<Entry, 'url' | 'page' | 'state'>, y: number): void;
  /** The shown entry has become this. */
  replace(change: Partial<Pick<Entry, 'url' | 'page' | 'state'>>): void;
  keepPlace(entry: Entry, y: number): void;
  /** How far it was scrolled; undefined where nobody knows. */
  placeOf(entry: Entry): number | undefined;
  /** The visitor stays where an entry was about to be left. */
  goBackTo(entry: Entry): void;
}

/**
 * `travel` runs when the browser goes from one entry to another. It returns whether the step is the affair of the
 * window's own page, which then hears of it.
 */
export function createPageEntries(
  travel: (to: Entry, from: Entry) => boolean,
  reload: () => void,
  signal: AbortSignal,
): PageEntries {
  const former = entryOf(history.state);
  let here: Entry = { writer, place: former?.place ?? 0, page: 0, url: location.href, state: null };
  const home = withoutHash(location.href);
  const places = new Map<number, number>();
  let isGoingBack = false;

  const write = (how: 'pushState' | 'replaceState') => {
    // Not those of the window's page, which a script of it may have replaced to count page views; with what others keep
    // there: WordPress's router loads an entry anew that does not carry its mark.
    History.prototype[how].call(history, { ...history.state, [MARK]: here }, '', here.url);
  };
  write('replaceState');
  window.ondaFraming = true;

  const follow = (event: PopStateEvent) => {
    if (isGoingBack) {
      isGoingBack = false;
      return event.stopImmediatePropagation();
    }
    const to = entryOf(event.state);
    // An entry that nobody has written is the window's page, or one before a reload.
    if (!to && former && withoutHash(location.href) !== home) return reload();
    const from = here;
    here = to ?? { ...here, writer, page: 0, url: location.href, state: null };
    if (!travel(here, from)) event.stopImmediatePropagation();
  };
  // First, and alone: WordPress's router loads the window anew at the entries of others.
  window.addEventListener('popstate', follow, { capture: true, signal });
  window.addEventListener(
    'pagehide',
    () => {
      history.scrollRestoration = 'auto';
    },
    { signal },
  );

  return {
    here: () => here,
    push(to, y) {
      places.set(here.place, y);
      history.scrollRestoration = 'manual';
      here = { ...to, writer, place: here.place + 1 };
      write('pushState');
    },
    replace(change) {
      here = { ...here, ...change, writer };
      write('replaceState');
    },
    keepPlace: ({ place }, y) => void places.set(place, y),
    placeOf: ({ place }) => places.get(place),
    goBackTo(entry) {
      const steps = entry.place - here.place;
      here = entry;
      if (steps === 0) return;
      isGoingBack = true;
      history.go(steps);
    },
  };
}

export const isOfThisDocument = (entry: Entry): boolean => entry.writer === writer;

function entryOf(state: unknown): Entry | undefined {
  const entry: unknown = Reflect.get(Object(state), MARK);
  return typeof Object(entry).place === 'number' ? (entry as Entry) : undefined;
}

export const withoutHash = (address: string): string => address.split('#')[0] ?? '';
