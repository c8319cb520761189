import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPageEntries, type Entry, isOfThisDocument } from './page-entries';

const lifetime = { end: new AbortController() };
beforeEach(() => {
  lifetime.end = new AbortController();
  history.replaceState({ theirs: 'x' }, '', '/uno/');
});
afterEach(() => {
  lifetime.end.abort();
  vi.restoreAllMocks();
});

function pageEntries(isOwnAffair = false) {
  const travel = vi.fn((_to: Entry, _from: Entry) => isOwnAffair);
  const reload = vi.fn();
  return { entries: createPageEntries(travel, reload, lifetime.end.signal), travel, reload };
}

const url = (path: string) => new URL(path, location.href).href;

/** Goes to an entry as the browser does. Returns whether the page's own scripts heard of it. */
function go(state: unknown, path: string): boolean {
  const heard = vi.fn();
  const { signal } = lifetime.end;
  window.addEventListener('popstate', heard, { once: true, signal });
  history.replaceState(state, '', path);
  window.dispatchEvent(new PopStateEvent('popstate', { state }));
  window.removeEventListener('popstate', heard);
  return heard.mock.calls.length > 0;
}

it('writes a step with what others keep in the history, and takes over the scroll', () => {
  const { entries } = pageEntries();
  entries.push({ url: url('/dos/'), page: 1, state: null }, 700);
  expect([location.pathname, history.state.theirs]).toEqual(['/dos/', 'x']);
  expect(history.state.ondaPage).toMatchObject({ page: 1, place: 1 });
  expect(history.scrollRestoration).toBe('manual');
  expect(entries.placeOf({ ...entries.here(), place: 0 })).toBe(700);
  window.dispatchEvent(new Event('pagehide'));
  expect(history.scrollRestoration).toBe('auto');
});

it('goes to an entry that it has written before anybody else hears of it', () => {
  const { entries, travel } = pageEntries();
  const first = history.state;
  entries.push({ url: url('/dos/'), page: 1, state: null }, 0);
  expect(go(first, '/uno/')).toBe(false);
  expect(travel).toHaveBeenCalledWith(
    expect.objectContaining({ page: 0, place: 0 }),
    expect.objectContaining({ page: 1, place: 1 }),
  );
});

it('leaves a step within the window’s own page to that page', () => {
  pageEntries(true);
  expect(go(null, '/uno/#abajo')).toBe(true);
});

it('tells entries of a document before a reload from its own', () => {
  const { travel } = pageEntries();
  const before = { ondaPage: { writer: 'another', place: 4, page: 2, url: url('/dos/'), state: null } };
  go(before, '/dos/');
  expect(travel.mock.calls[0]?.map(isOfThisDocument)).toEqual([false, true]);
});

it('goes on counting where a document before a reload ended, and loads what that has not written', () => {
  history.replaceState(
    { ondaPage: { writer: 'another', place: 4, page: 2, url: '', state: null } },
    '',
    '/dos/',
  );
  const { entries, reload } = pageEntries();
  expect(entries.here()).toMatchObject({ place: 4, page: 0, url: url('/dos/') });
  go(null, '/uno/');
  expect(reload).toHaveBeenCalledTimes(1);
});

it('goes back to where a visitor stays, and says nothing of it', () => {
  const { entries, travel } = pageEntries();
  const first = history.state;
  const steps = vi.spyOn(history, 'go').mockReturnValue();
  entries.push({ url: url('/dos/'), page: 1, state: null }, 0);
  entries.push({ url: url('/tres/'), page: 2, state: null }, 0);
  const left = entries.here();
  const there = history.state;
  go(first, '/uno/');
  entries.goBackTo(left);
  expect(steps).toHaveBeenCalledWith(2);
  expect(go(there, '/tres/')).toBe(false);
  expect(travel).toHaveBeenCalledTimes(1);
  expect(entries.here()).toEqual(left);
});

it('is not told to a script of the page that counts each pushState as a view', () => {
  const { entries } = pageEntries();
  const counted = vi.fn();
  Object.assign(history, { pushState: counted });
  entries.push({ url: url('/dos/'), page: 1, state: null }, 0);
  Reflect.deleteProperty(history, 'pushState');
  expect([counted.mock.calls.length, location.pathname]).toEqual([0, '/dos/']);
});
