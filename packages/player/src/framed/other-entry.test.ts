import { createLifetime } from '@onda/core/element/lifetime';
import { afterEach, expect, it, vi } from 'vitest';
import { loadOtherEntries } from './other-entry';

const home = location.href;

afterEach(() => {
  vi.restoreAllMocks();
  delete window.ondaFraming;
  history.replaceState(null, '', home);
});

const FRAMED = { ondaPage: { place: 1 } };

interface Case {
  /** How the document was loaded, and as which address. */
  type?: string;
  loaded?: string;
  /** The state of the entry at which it stands. */
  state?: unknown;
  isFraming?: boolean;
}

function begin({ type = 'back_forward', loaded = home, state = FRAMED, isFraming }: Case) {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type, name: loaded } as never]);
  history.replaceState(state, '');
  if (isFraming) window.ondaFraming = true;
  const [lifetime, reload] = [createLifetime(), vi.fn()];
  loadOtherEntries(lifetime, reload);
  return { lifetime, reload };
}

const OTHER = new URL('/otra/', home).href;

it.each<[what: string, loadsAnew: boolean, given: Case]>([
  ['stands at its own entry', false, {}],
  ['stands at a place of its own', false, { loaded: `${home}#uno` }],
  ['was left by a step before', true, { loaded: OTHER }],
  ['was left by a step that nobody framed', false, { loaded: OTHER, state: { of: 'a router' } }],
  ['had its address changed by its script', false, { loaded: OTHER, type: 'reload' }],
  ['is new', false, { loaded: OTHER, type: 'navigate' }],
])('a page that %s is loaded anew: %s', (_, loadsAnew, given) => {
  expect(begin(given).reload).toHaveBeenCalledTimes(loadsAnew ? 1 : 0);
});

it.each<[what: string, loadsAnew: boolean, given: Case]>([
  ['to a framed page', true, {}],
  ['to an entry of somebody else', false, { state: null }],
  ['in a window that frames', false, { isFraming: true }],
])('a step %s loads anew: %s', (_, loadsAnew, given) => {
  const { reload, lifetime } = begin(given);
  dispatchEvent(new PopStateEvent('popstate'));
  lifetime.end();
  dispatchEvent(new PopStateEvent('popstate'));
  expect(reload).toHaveBeenCalledTimes(loadsAnew ? 1 : 0);
});
