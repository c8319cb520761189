import { describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { results } from '../testing/replies';
import type { Reply } from '../wire/wire';
import { watchNetwork } from './network';
import type { SearchState } from './search-state';
import type { Search } from './store';

const LOST: Reply = { kind: 'failed', status: 0 };

/** Whether a search in this state is asked again when the network is back. */
function isAskedAgain(phase: SearchState['phase'], first: Reply | undefined): boolean {
  const answer = first && { phrase: 'radio', first, further: [], isAutoPopulated: false };
  const store = createStore<SearchState>(() => ({ phase, phrase: 'radio', answer }));
  const retry = vi.fn();
  const lifetime = new AbortController();
  watchNetwork({ store, retry, lose: vi.fn() } as unknown as Search, lifetime.signal);
  window.dispatchEvent(new Event('online'));
  lifetime.abort();
  return retry.mock.calls.length > 0;
}

describe('when the network is back', () => {
  it('what failed for want of it is asked again', () => expect(isAskedAgain('open', LOST)).toBe(true));

  it.each<[string, SearchState['phase'], Reply | undefined]>([
    ['what was closed meanwhile', 'closed', LOST],
    ['what the server failed to answer', 'open', { kind: 'failed', status: 500 }],
    ['what was found', 'open', results(['Radio'])],
    ['nothing at all', 'idle', undefined],
  ])('%s is not', (_, phase, first) => expect(isAskedAgain(phase, first)).toBe(false));
});
