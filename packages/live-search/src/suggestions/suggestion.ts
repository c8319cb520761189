import type { Clock } from '@onda/core/timing/clock';
import { debounce } from '@onda/core/timing/debounce';
import { createStore } from 'zustand/vanilla';
import type { SearchOptions } from '../options/options';
import { folded } from '../search/words';
import type { AskSuggestion } from './suggestion-api';

/** Longer is no phrase but another page. */
const MAX_CHARACTERS = 100;

type Options = Pick<
  SearchOptions,
  'autocomplete' | 'autocompleteMobile' | 'autocompleteTriggerCharcount' | 'triggerAutocompleteDelay'
>;

interface SuggestionDependencies {
  clock: Clock;
  options(): Options;
  isMobile: boolean;
  ask: AskSuggestion;
  /** A search for this is to bring its completion. */
  isSearched(typed: string): boolean;
}

export interface SuggestionState {
  typed: string;
  /** The last suggestion of the server, a whole phrase. */
  suggestion: string;
}

/**
 * Completes what is typed (M-5): from so many characters on, and only while the suggestion at hand does not
 * fit.
 */
export function createSuggestion({ clock, options, isMobile, ask, isSearched }: SuggestionDependencies) {
  const store = createStore<SuggestionState>(() => ({ typed: '', suggestion: '' }));
  let running: AbortController | undefined;

  const isActive = () => options().autocomplete && (!isMobile || options().autocompleteMobile);

  const take = (suggestion: string) =>
    store.setState(({ typed }) => ({ suggestion: fits(suggestion, typed) ? suggestion : '' }));
  async function request(typed: string) {
    const mine = new AbortController();
    running = mine;
    const suggestion = await ask(typed, mine.signal);
    if (running === mine) take(suggestion);
  }

  let later = debounce(clock, 0, request);
  const drop = () => {
    later.cancel();
    running?.abort();
    running = undefined;
  };

  const isWanted = () => {
    const { typed, suggestion } = store.getState();
    const isLong = typed.trim() !== '' && [...typed].length >= options().autocompleteTriggerCharcount;
    return isActive() && isLong && typed.length <= MAX_CHARACTERS && !fits(suggestion, typed);
  };
  const askLater = (typed: string) => {
    later = debounce(clock, options().triggerAutocompleteDelay, request);
    later(typed);
  };

  return {
    store,
    stop: drop,
    type(typed: string) {
      drop();
      store.setState({ typed });
      take(store.getState().suggestion);
      if (isWanted() && !isSearched(typed)) askLater(typed);
    },
    /** A search was answered; a server that completes nothing leaves that to a question of its own. */
    answered(completion: string | undefined) {
      if (!isWanted()) return;
      if (completion === undefined) askLater(store.getState().typed);
      else take(completion);
    },
  };
}

export type Suggestion = ReturnType<typeof createSuggestion>;

/** The text behind the caret in another color; empty if there is nothing to add. */
export function ghostOf({ typed, suggestion }: SuggestionState): string {
  return fits(suggestion, typed) ? suggestion.slice(typed.length) : '';
}

/** An empty text fits nothing: its suggestion is cleared. */
function fits(suggestion: string, typed: string): boolean {
  const isSane = suggestion.length <= MAX_CHARACTERS && suggestion.length >= typed.length;
  return typed.trim() !== '' && isSane && folded(suggestion).startsWith(folded(typed));
}
