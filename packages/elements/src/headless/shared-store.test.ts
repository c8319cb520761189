import { beforeEach, expect, it, vi } from 'vitest';
import { sharedStore, storesByKey } from './shared-store';

beforeEach(() => void vi.useFakeTimers());

function counter() {
  const ended: number[] = [];
  let starts = 0;
  const store = sharedStore('initial', (set: (state: string) => void) => {
    starts++;
    return { actions: { say: set }, end: () => ended.push(starts) };
  });
  return { store, ended, starts: () => starts };
}

it('starts nothing before somebody listens, so it can be made on a server', () => {
  const { store, starts } = counter();
  expect([store.getState(), store.getInitialState(), starts()]).toEqual(['initial', 'initial', 0]);
});

it('tells all listeners, and gives each the same state', () => {
  const { store, starts } = counter();
  const heard: string[] = [];
  store.subscribe(() => heard.push(`one ${store.getState()}`));
  store.subscribe(() => heard.push(`two ${store.getState()}`));
  store.use().say('new');
  expect([heard, starts()]).toEqual([['one new', 'two new'], 1]);
});

it('outlives a listener that leaves and comes back at once, and ends after the last', () => {
  const { store, ended, starts } = counter();
  store.subscribe(() => {})();
  const leave = store.subscribe(() => {});
  vi.runAllTimers();
  expect([ended, starts()]).toEqual([[], 1]);
  leave();
  vi.runAllTimers();
  expect([ended, store.getState()]).toEqual([[1], 'initial']);
});

it('gives all who name the same thing one store', () => {
  const byKey = storesByKey<object>();
  expect(byKey('a', () => ({}))).toBe(byKey('a', () => ({})));
  expect(byKey('a', () => ({}))).not.toBe(byKey('b', () => ({})));
});
