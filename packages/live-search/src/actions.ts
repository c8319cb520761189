import type { StoreApi } from 'zustand/vanilla';
import { go } from './addresses/go';
import { withPhrase } from './addresses/link-state';
import { type Destination, destinationOf, type RedirectAction, type Wanted } from './addresses/redirects';
import type { Box } from './box/box';
import type { Filters } from './filters/filters';
import type { InstanceName } from './options/instance';
import type { SearchOptions } from './options/options';
import { phraseOf } from './search/phrase';
import type { Search } from './search/store';
import type { SearchHost } from './search-host';
import { isAnswered, itemsOf } from './wire/answer';

/** Everything a part of the widget may need. */
export interface Widget {
  host: SearchHost;
  box: Box;
  search: Search;
  options(): SearchOptions;
  name: InstanceName;
  /** The filters as the request sends them. */
  filters(): { written: string };
  /** The chosen filters, if the box has any. */
  chosenFilters?: Filters | undefined;
  /** The line for screen readers. */
  said: StoreApi<string>;
  /** The text in place of a refusal while the server asks to wait. */
  waiting: StoreApi<Waiting>;
}

export interface Waiting {
  words: string;
  /** It can be asked again. */
  isOver: boolean;
}

export type Actions = ReturnType<typeof createActions>;

/** The actions of keys, buttons and keywords: search here, or open a page. */
export function createActions({ host, box, search, options, name, filters }: Widget) {
  const { field } = box;

  const wanted = (phrase: string): Wanted => {
    const { answer } = search.store.getState();
    const [first] = answer?.phrase === phrase ? itemsOf(answer) : [];
    const firstResult = first ? withPhrase(first.link, phrase, name.id) : '';
    return { phrase, id: name.id, filters: filters().written, firstResult };
  };
  const navigate = (destination: Destination, location: string) => {
    const isWelcome = host.emit('search-go', { address: destination.address }, { cancelable: true });
    if (isWelcome) go(destination, location, host.element);
  };
  const destination = (action: RedirectAction, phrase: string, custom?: string) =>
    destinationOf(action, wanted(phrase), options(), custom);

  /** Leads there; where that depends on an answer, once it is there. */
  const runAction = (action: RedirectAction, location: string) => {
    const phrase = phraseOf(field.value);
    if (phrase === '' || action === 'nothing') return;
    if (action === 'ajax_search') return search.search(phrase);
    const there = destination(action, phrase);
    if (there) return navigate(there, location);
    if (action === 'first_result') void awaitAnswer(search, phrase, () => runAction(action, location));
  };

  const searchFor = (phrase: string) => {
    field.value = phrase;
    box.update();
    search.search(phrase);
  };

  return {
    runAction,
    navigate,
    destination,
    searchFor,
    /** A keyword that was picked beside the field. */
    tryKeyword(keyword: string) {
      searchFor(keyword);
      field.focus({ preventScroll: true });
    },
    empty() {
      field.value = '';
      box.update();
      search.type('');
      field.focus();
    },
  };
}

/** Searches and runs once the answer has results. */
function awaitAnswer(search: Search, phrase: string, run: () => void): void {
  const former = search.store.getState().answer;
  if (former?.phrase === phrase && isAnswered(former.first)) return;
  const undo = search.store.subscribe(({ answer, phrase: latest }) => {
    if (latest !== phrase) return undo();
    if (answer?.phrase !== phrase || answer === former) return;
    undo();
    if (itemsOf(answer).length > 0) run();
  });
  search.search(phrase);
}
