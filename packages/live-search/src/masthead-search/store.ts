import { AjaxError } from '@onda/core/http/ajax';
import type { Clock } from '@onda/core/timing/clock';
import { debounce } from '@onda/core/timing/debounce';
import { createStore } from 'zustand/vanilla';
import type { FindInTheme, Found } from './api';

/** magazine.md 7 and 9: sent so long after the last keystroke. */
export const TYPING_MS = 500;
/** Longer is no phrase; our server reads 100. */
export const MAX_CHARACTERS = 200;
/** Phrases whose answers are kept: going back over one's own letters asks nobody. */
const MAX_CACHED = 20;

export type Problem = 'offline' | 'busy' | 'failed';

export interface MastheadState {
  /** The active-search state: the panel is open. */
  isActive: boolean;
  /** The wanted phrase, whether or not it is answered yet. */
  phrase: string;
  /** `former` stays to be seen while the next answer is on its way. */
  search:
    | { kind: 'none' }
    | { kind: 'loading'; former: Found | undefined }
    | { kind: 'found'; found: Found }
    | { kind: 'problem'; problem: Problem };
}

interface MastheadDependencies {
  find: FindInTheme;
  clock: Clock;
}

/** The latest phrase wins: an answer to an earlier one is dropped, and an aborted request blanks nothing. */
export function createMasthead({ find, clock }: MastheadDependencies) {
  const store = createStore<MastheadState>(() => ({
    isActive: false,
    phrase: '',
    search: { kind: 'none' },
  }));
  const cache = new Map<string, Found>();
  let running: AbortController | undefined;

  const show = (search: MastheadState['search']) => store.setState({ search });

  async function ask(phrase: string) {
    const mine = new AbortController();
    running = mine;
    show({ kind: 'loading', former: foundIn(store.getState()) });
    try {
      const found = await find(phrase, mine.signal);
      if (running !== mine) return;
      running = undefined;
      remember(cache, phrase, found);
      show({ kind: 'found', found });
    } catch (error) {
      if (running !== mine) return;
      running = undefined;
      show({ kind: 'problem', problem: problemOf(error) });
    }
  }

  const askLater = debounce(clock, TYPING_MS, (phrase: string) => void ask(phrase));
  const drop = () => {
    askLater.cancel();
    running?.abort();
    running = undefined;
  };

  /** False where it is wanted already. */
  const want = (phrase: string): boolean => {
    if (phrase === store.getState().phrase) return false;
    drop();
    store.setState({ phrase });
    return true;
  };

  return {
    store,
    open: () => store.setState({ isActive: true }),
    close: () => store.setState({ isActive: false }),
    /** Takes the text of the field; the same phrase is not searched again. */
    type(text: string) {
      const phrase = text.trim().slice(0, MAX_CHARACTERS);
      if (!want(phrase)) return;
      const found = cache.get(phrase);
      if (phrase === '') show({ kind: 'none' });
      else if (found) show({ kind: 'found', found });
      else {
        stopLoading();
        askLater(phrase);
      }
    },
    /** A keyword that was picked: it need not be waited for. */
    search(phrase: string) {
      if (!want(phrase)) return;
      const found = cache.get(phrase);
      if (found) show({ kind: 'found', found });
      else void ask(phrase);
    },
    /** The network is gone: nothing stays busy. */
    lose() {
      if (!running) return;
      drop();
      show({ kind: 'problem', problem: 'offline' });
    },
    /** Repeats the failed request at once. */
    retry() {
      const { search, phrase } = store.getState();
      if (search.kind === 'problem' && phrase) void ask(phrase);
    },
    stop: drop,
  };

  /** Between two phrases nothing is on its way: the results of the former stay until the next are asked for. */
  function stopLoading() {
    const { search } = store.getState();
    if (search.kind !== 'loading') return;
    show(search.former ? { kind: 'found', found: search.former } : { kind: 'none' });
  }
}

export type Masthead = ReturnType<typeof createMasthead>;

/** The answer to be seen: the last one, also while the next is on its way. */
export function foundIn({ search }: MastheadState): Found | undefined {
  if (search.kind === 'found') return search.found;
  return search.kind === 'loading' ? search.former : undefined;
}

function remember(cache: Map<string, Found>, phrase: string, found: Found) {
  cache.set(phrase, found);
  const [oldest] = cache.keys();
  if (cache.size > MAX_CACHED && oldest !== undefined) cache.delete(oldest);
}

function problemOf(error: unknown): Problem {
  if (!(error instanceof AjaxError)) return 'failed';
  if (error.status === 429) return 'busy';
  return error.kind === 'offline' ? 'offline' : 'failed';
}
