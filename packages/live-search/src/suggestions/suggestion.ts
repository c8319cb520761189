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
export function createSuggestion({ clock, options, isMobile, ask }: SuggestionDependencies) {
  const store = createStore<SuggestionState>(() => ({ typed: '', suggestion: '' }));
  let running: AbortController | undefined;

  const isActive = () => options().autocomplete && (!isMobile || options().autocompleteMobile);

  async function request(typed: string) {
    const mine = new AbortController();
    running = mine;
    const suggestion = await ask(typed, mine.signal);
    if (running !== mine) return;
    store.setState({ suggestion: fits(suggestion, store.getState().typed) ? suggestion : '' });
  }

  let later = debounce(clock, 0, request);
  const drop = () => {
    later.cancel();
    running?.abort();
    running = undefined;
  };

  return {
    store,
    stop: drop,
    type(typed: string) {
      drop();
      const { suggestion } = store.getState();
      store.setState({ typed, suggestion: fits(suggestion, typed) ? suggestion : '' });
      const { autocompleteTriggerCharcount, triggerAutocompleteDelay } = options();
      const isLong = typed.trim() !== '' && [...typed].length >= autocompleteTriggerCharcount;
      const isPhrase = typed.length <= MAX_CHARACTERS;
      if (!isActive() || !isLong || !isPhrase || fits(suggestion, typed)) return;
      later = debounce(clock, triggerAutocompleteDelay, request);
      later(typed);
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
