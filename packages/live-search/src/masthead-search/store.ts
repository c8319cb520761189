import type { Clock } from '@onda/core/timing/clock';
import { createStore } from 'zustand/vanilla';
import { INITIAL } from '../search/search-state';
import { createSearch, type SearchDependencies, type SearchRules } from '../search/store';

/** M-7 and M-9: sent so long after the last keystroke. */
export const TYPING_MS = 500;
/** Longer is no phrase; our server reads 100. */
const MAX_CHARACTERS = 200;

/** The search of a masthead has no options of an owner. */
const RULES: SearchRules = {
  charcount: 1,
  triggerType: true,
  triggerDelay: TYPING_MS,
  maxCharacters: MAX_CHARACTERS,
  forceCount: 0,
  autopCount: 0,
};

/** The search of every box, and whether its panel is open. */
export function createMasthead({ ask, clock }: Pick<SearchDependencies, 'ask'> & { clock: Clock }) {
  const search = createSearch({ ask, clock, options: () => RULES });
  const active = createStore(() => false);
  return {
    search,
    /** The active-search state. */
    active,
    open: () => active.setState(true, true),
    close: () => active.setState(false, true),
    /**
     * Takes the text of the field, which was typed `sinceMs` ago. Once it is empty nothing of the former search is
     * shown again.
     */
    type(text: string, sinceMs?: number) {
      search.type(text, sinceMs);
      if (search.store.getState().phrase === '') search.store.setState(INITIAL, true);
    },
  };
}

export type Masthead = ReturnType<typeof createMasthead>;
