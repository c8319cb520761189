import { fakeClock } from '@onda/core/testing/fake-clock';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeResize } from '../testing/fake-resize';
import { watchWidth } from './watch-width';

afterEach(() => vi.unstubAllGlobals());

function watching() {
  const resize = fakeResize();
  const clock = fakeClock();
  const run = vi.fn();
  const end = watchWidth(document.createElement('div'), clock, run);
  return { resize, clock, run, end };
}

it('looks once, 300 ms after the last of many changes', async () => {
  const { resize, clock, run } = watching();
  resize.change();
  await clock.advance(299);
  resize.change();
  await clock.advance(299);
  expect(run).not.toHaveBeenCalled();
  await clock.advance(1);
  expect(run).toHaveBeenCalledTimes(1);
});

it('leaves no watcher and no timer behind', () => {
  const { resize, clock, end } = watching();
  resize.change();
  end();
  expect([resize.watched(), clock.waiting()]).toEqual([0, 0]);
});
