import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useLazyPart } from './use-lazy-part';

const failing = (times: number) => {
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('part');
  for (let count = 0; count < times; count++) load.mockRejectedValueOnce(new Error('lost'));
  return load;
};
const fire = (target: EventTarget, type: string) =>
  act(async () => void target.dispatchEvent(new Event(type)));

async function rendered(load: () => Promise<string>, isWanted = true) {
  const hook = renderHook((wanted) => useLazyPart(load, wanted), { initialProps: isWanted });
  await act(async () => {});
  return hook;
}

it('loads nothing before it is wanted, and once afterwards', async () => {
  const load = failing(0);
  const { result, rerender } = await rendered(load, false);
  expect([result.current, load.mock.calls.length]).toEqual([undefined, 0]);
  await act(async () => rerender(true));
  await fire(document, 'pointerdown');
  expect([result.current, load.mock.calls.length]).toEqual(['part', 1]);
});

it('requests a part that is missing again at a press and when the network returns', async () => {
  const load = failing(2);
  const { result } = await rendered(load);
  expect(result.current).toBe('failed');
  await fire(document, 'pointerdown');
  expect([result.current, load.mock.calls.length]).toEqual(['failed', 2]);
  await fire(window, 'online');
  expect([result.current, load.mock.calls.length]).toEqual(['part', 3]);
});

it('requests nothing while the part is not wanted, or when the view is gone', async () => {
  const load = failing(3);
  const { rerender, unmount } = await rendered(load);
  await act(async () => rerender(false));
  await fire(document, 'pointerdown');
  expect(load).toHaveBeenCalledTimes(1);
  await act(async () => rerender(true));
  unmount();
  await fire(document, 'pointerdown');
  expect(load).toHaveBeenCalledTimes(2);
});
