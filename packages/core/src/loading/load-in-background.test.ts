import { expect, it, vi } from 'vitest';
import { createLifetime } from '../testing/endings';
import { loadInBackground } from './load-in-background';

const press = () => document.dispatchEvent(new Event('pointerdown'));
const failing = (times: number) => {
  const load = vi.fn<() => Promise<void>>().mockResolvedValue();
  for (let count = 0; count < times; count++) load.mockRejectedValueOnce(new Error('lost'));
  return load;
};
const called = (load: ReturnType<typeof failing>, times: number) =>
  vi.waitFor(() => expect(load).toHaveBeenCalledTimes(times));
/** A turn in which every promise that could settle has settled. */
const aMoment = () => new Promise((next) => setImmediate(next));

it('tries again at a press and when the network returns, until it is there', async () => {
  const load = failing(2);
  loadInBackground(load, createLifetime());
  await aMoment();
  press();
  await called(load, 2);
  await aMoment();
  window.dispatchEvent(new Event('online'));
  await called(load, 3);
  await aMoment();
  press();
  window.dispatchEvent(new Event('online'));
  await aMoment();
  expect(load).toHaveBeenCalledTimes(3);
});

it('tries no more when the element has left the page', async () => {
  const [load, lifetime] = [failing(2), createLifetime()];
  loadInBackground(load, lifetime);
  await aMoment();
  lifetime.end();
  press();
  await aMoment();
  expect(load).toHaveBeenCalledTimes(1);
});
