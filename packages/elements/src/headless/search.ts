import { readConfig } from '@onda/core/http/config';
import { ajaxAt, pageAjax } from '@onda/core/http/page-services';
import { systemClock } from '@onda/core/timing/clock';
import { noFilters } from '@onda/live-search/filters/no-filters';
import { readOptions } from '@onda/live-search/options/options';
import { isAnswerTo } from '@onda/live-search/search/is-answer-to';
import type { SearchState } from '@onda/live-search/search/search-state';
import { createSearch } from '@onda/live-search/search/store';
import { isAnswered, itemsOf, lastOf, totalOf } from '@onda/live-search/wire/answer';
import { createSearchApi } from '@onda/live-search/wire/api';
import { ensureConfigured } from '../configure';
import { type HeadlessStore, type Running, sharedStore, storesByKey } from './shared-store';

export interface SearchOptions {
  /** Number of the configured search, 1 to 50. */
  id?: number | undefined;
  /** The server to ask, if not the page's. */
  ajaxUrl?: string | undefined;
}

export interface FoundItem {
  id: string;
  title: string;
  /** An http(s) address, or empty. */
  link: string;
  /** `pagepost`, `term`, `user`, `attachment` … */
  contentType: string;
  /** The post type of a `pagepost`; the taxonomy of a `term`. */
  postType: string;
}

export interface SearchSnapshot {
  phase: 'idle' | 'searching' | 'more' | 'open' | 'closed';
  phrase: string;
  items: readonly FoundItem[];
  total: number;
  /** The last request failed; `retry` asks again. */
  isFailed: boolean;
}

export interface SearchActions {
  /** Searches for the text of a field while it is typed: after a pause, and if it is long enough. */
  type(text: string): void;
  /** Searches at once. */
  search(phrase: string): void;
  /** Loads the next page of results. */
  more(): void;
  retry(): void;
  close(): void;
}

const NOTHING: SearchSnapshot = { phase: 'idle', phrase: '', items: [], total: 0, isFailed: false };

const byKey = storesByKey<HeadlessStore<SearchSnapshot> & SearchActions>();

/** A search without our markup: from keys to results. Callers with the same options share it. */
export function openSearch(options: SearchOptions = {}): HeadlessStore<SearchSnapshot> & SearchActions {
  return byKey(JSON.stringify(options), () => {
    const store = sharedStore<SearchSnapshot, SearchActions>(NOTHING, (set) => start(options, set));
    return {
      ...store,
      type: (text) => store.use().type(text),
      search: (phrase) => store.use().search(phrase),
      more: () => store.use().more(),
      retry: () => store.use().retry(),
      close: () => store.use().close(),
    };
  });
}

function start(
  { id = 1, ajaxUrl = '' }: SearchOptions,
  set: (state: SearchSnapshot) => void,
): Running<SearchActions> {
  ensureConfigured();
  // The settings of the site for this search are read as for an element.
  const box = document.createElement('asp-search');
  box.id = String(id);
  const options = () => readOptions(box);
  const url = ajaxUrl || readConfig().ajax;
  const api = createSearchApi(ajaxUrl ? ajaxAt(url) : pageAjax().ajax, url, () => ({
    ...options(),
    id,
    iid: 1,
    rid: `${id}_1`,
  }));
  const search = createSearch({
    clock: systemClock,
    options,
    ask: api.search,
    filters: () => noFilters,
    isAnswerTo,
  });
  const unsubscribe = search.store.subscribe((state) => set(snapshotOf(state)));
  return {
    actions: search,
    end() {
      unsubscribe();
      search.end();
    },
  };
}

const snapshotOf = ({ phase, phrase, answer }: SearchState): SearchSnapshot => ({
  phase,
  phrase,
  items: answer ? itemsOf(answer) : [],
  total: answer ? totalOf(answer) : 0,
  isFailed: answer !== undefined && !isAnswered(lastOf(answer)),
});
