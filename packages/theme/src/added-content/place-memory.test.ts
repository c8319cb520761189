import { afterEach, expect, it, vi } from 'vitest';
import { keepForPlace, keptForPlace, markPlace } from './place-memory';

afterEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

it('keeps for a place of the history, and for no other', () => {
  history.replaceState({ theirs: 1 }, '');
  markPlace();
  keepForPlace('cards', { times: 2 });
  const { state } = history;
  expect(state).toMatchObject({ theirs: 1 });
  history.replaceState(null, '');
  expect(keptForPlace('cards')).toBeUndefined();
  markPlace();
  expect(keptForPlace('cards')).toBeUndefined();
  history.replaceState(state, '');
  expect([keptForPlace('cards'), keptForPlace('other')]).toEqual([{ times: 2 }, undefined]);
});

it('a place keeps its name', () => {
  markPlace();
  const { state } = history;
  const replaced = vi.spyOn(history, 'replaceState');
  markPlace();
  expect([history.state, replaced.mock.calls]).toEqual([state, []]);
  replaced.mockRestore();
});

it('touches no history while it keeps: a browser that reloads would lose the place', () => {
  keepForPlace('cards', 1);
  expect([history.state, sessionStorage.length]).toEqual([null, 0]);
  markPlace();
  const replaced = vi.spyOn(history, 'replaceState');
  keepForPlace('cards', 1);
  expect([replaced.mock.calls, keptForPlace('cards')]).toEqual([[], 1]);
  replaced.mockRestore();
});

it.each([[null], ['x'], [{ ondaPlace: 7 }], [{ ondaPlace: {} }]])('bears a history of %j', (state) => {
  history.replaceState(state, '');
  expect(keptForPlace('cards')).toBeUndefined();
});
