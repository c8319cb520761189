import { systemClock } from '@onda/core/timing/clock';
import type { InstanceName } from '../options/instance';
import type { SearchOptions } from '../options/options';
import type { SearchHost } from '../search-host';
import { isAnswered, itemsOf, totalOf } from '../wire/answer';
import type { SearchApi } from '../wire/api';
import type { SearchState } from './search-state';
import type { Search } from './store';

/** A phrase counts as searched when its answer has stood this long, in milliseconds. */
export const COUNTED_AFTER_MS = 1000;

export interface EventsDependencies {
  host: SearchHost;
  search: Search;
  name: InstanceName;
  options(): SearchOptions;
  api: Pick<SearchApi, 'countKeyword' | 'sendKeyword'>;
}

/** Emits the start and end of a search. Sends searched phrases to the site if statistics are on. */
export function emitSearchEvents({ host, search, name, options, api }: EventsDependencies): void {
  const { id, iid } = name;
  let undoCount = () => {};
  const count = (phrase: string) => {
    undoCount();
    if (!options().statistics || phrase === '') return;
    undoCount = systemClock.after(COUNTED_AFTER_MS, () => api.countKeyword(phrase));
  };
  const emitChange = ({ phase, phrase, answer }: SearchState, before: SearchState) => {
    const starts = phase === 'searching' && (before.phase !== 'searching' || before.phrase !== phrase);
    if (starts) host.emit('search-start', { id, iid, phrase });
    const isSame = answer?.first === before.answer?.first && answer?.phrase === before.answer?.phrase;
    if (!answer || isSame || !isAnswered(answer.first)) return;
    const numbers = { count: itemsOf(answer).length, total: totalOf(answer) };
    host.emit('search-end', { id, iid, phrase: answer.phrase, ...numbers });
  };
  // Live-load emits this event too.
  const ended = (event: Event) => count((event as CustomEvent<{ phrase: string }>).detail.phrase);
  host.element.addEventListener('onda-search-end', ended, { signal: host.lifetime.signal });
  host.lifetime.onEnd(search.store.subscribe(emitChange));
  // A phone ends a page in the background without another word.
  for (const type of ['visibilitychange', 'pagehide'])
    addEventListener(type, api.sendKeyword, { signal: host.lifetime.signal });
  host.lifetime.onEnd(() => {
    undoCount();
    api.sendKeyword();
  });
}
