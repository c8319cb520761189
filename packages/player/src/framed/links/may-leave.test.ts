import { afterEach, expect, it, vi } from 'vitest';
import { mayLeave } from './may-leave';

const lifetime = { end: new AbortController() };
afterEach(() => {
  lifetime.end.abort();
  lifetime.end = new AbortController();
  vi.unstubAllGlobals();
});

const onLeave = (run: (event: BeforeUnloadEvent) => void) =>
  window.addEventListener('beforeunload', run, { signal: lifetime.end.signal });

it.each<[string, ((event: BeforeUnloadEvent) => void) | undefined, boolean, string]>([
  ['nothing to lose', undefined, false, 'yes'],
  ['a listener that only looks', () => {}, false, 'yes'],
  ['a listener that prevents it, and a visitor who stays', (event) => event.preventDefault(), false, 'no'],
  ['a listener that prevents it, and a visitor who goes', (event) => event.preventDefault(), true, 'lost'],
])('with %s', (_, listener, answer, expected) => {
  const confirm = vi.fn(() => answer);
  vi.stubGlobal('confirm', confirm);
  if (listener) onLeave(listener);
  expect(mayLeave(window, () => '¿Salir?')).toBe(expected);
  expect(confirm.mock.calls).toEqual(expected === 'yes' ? [] : [['¿Salir?']]);
});
