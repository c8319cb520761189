import { afterEach, expect, it, vi } from 'vitest';
import { stubIntersectionObserver } from '../testing/fake-screen';
import { whenSeen } from './when-seen';

afterEach(() => vi.unstubAllGlobals());

it('runs once, with the first look at the element', () => {
  const { watching, see } = stubIntersectionObserver();
  const run = vi.fn();
  const element = document.createElement('p');
  whenSeen(element, run);
  expect([...watching]).toEqual([element]);
  see(false);
  expect(run).not.toHaveBeenCalled();
  see(false, true);
  expect(run).toHaveBeenCalledOnce();
  expect(watching.size).toBe(0);
});

it('watches no longer when it is called off', () => {
  const { watching } = stubIntersectionObserver();
  whenSeen(document.createElement('p'), () => {})();
  expect(watching.size).toBe(0);
});
