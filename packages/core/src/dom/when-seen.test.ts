import { expect, it, vi } from 'vitest';
import { stubIntersectionObserver } from '../testing/fake-screen';
import { whenSeen } from './when-seen';

it('runs once, with the first look at the element', () => {
  const { watched, see } = stubIntersectionObserver();
  const run = vi.fn();
  const element = document.createElement('p');
  whenSeen(element, run);
  expect(watched()).toEqual([element]);
  see(element, false);
  expect(run).not.toHaveBeenCalled();
  see(element, false, true, false);
  expect([run.mock.calls.length, watched()]).toEqual([1, []]);
});

it('watches no longer when it is called off', () => {
  const { watched } = stubIntersectionObserver();
  whenSeen(document.createElement('p'), () => {})();
  expect(watched()).toEqual([]);
});

it('runs once, with the first look that does not find it', () => {
  const { see, watched } = stubIntersectionObserver();
  const run = vi.fn();
  const element = document.createElement('p');
  whenSeen(element, run, false);
  see(element, true);
  expect(run).not.toHaveBeenCalled();
  see(element, false);
  expect([run.mock.calls.length, watched()]).toEqual([1, []]);
});
