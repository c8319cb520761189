import type { Clock } from '@onda/core/timing/clock';

/** The entries of the tab's history that seamless mode has shown, and how far each was scrolled. */
export interface PageEntries {
  /** The shown entry stands where the window does. */
  keepPlace(): void;
  /** The shown entry is left for a page at this address. */
  leaveFor(address: string): void;
  /**
   * The browser has gone to another entry; `y` is undefined where nobody knows, `isNew` says that nobody had numbered
   * it.
   */
  follow(): { y: number | undefined; isNew: boolean };
}

/** The state key of our history entries: a number that names the entry's scroll position. */
const ENTRY = 'ondaPage';

export function createPageEntries({ now }: Pick<Clock, 'now'>): PageEntries {
  const positions = new Map<number, number>();
  // Numbers go on from the time: those of a document before this one stand in the history, too.
  let last = now();
  let entry = entryOf(history.state) ?? last;

  /** With what others keep there: WordPress's router loads an entry anew that does not carry its mark. */
  const marked = () => ({ ...history.state, [ENTRY]: entry });
  let carried: unknown = history.state;
  const begin = () => {
    last += 1;
    entry = last;
  };
  const keepPlace = () => void positions.set(entry, window.scrollY);
  return {
    keepPlace,
    leaveFor(address) {
      keepPlace();
      // Said for the entry that is left as well: the browser would scroll it before its page is there.
      history.scrollRestoration = 'manual';
      history.replaceState(marked(), '');
      // As browsers do: the same page again is no step of the history.
      if (address === location.href) return;
      begin();
      history.pushState(marked(), '', address);
      carried = history.state;
    },
    follow() {
      const next = entryOf(history.state);
      if (next === undefined) {
        begin();
        // A place within a page that we have shown is an entry of the browser's own, without any mark.
        if (history.scrollRestoration === 'manual')
          history.replaceState(Object.assign({}, carried, marked()), '');
        return { y: undefined, isNew: true };
      }
      keepPlace();
      entry = next;
      carried = history.state;
      return { y: positions.get(next), isNew: false };
    },
  };
}

function entryOf(state: unknown): number | undefined {
  const entry = (Object(state) as Record<string, unknown>)[ENTRY];
  return typeof entry === 'number' ? entry : undefined;
}
