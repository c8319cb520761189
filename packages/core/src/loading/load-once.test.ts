import { expect, it, vi } from 'vitest';
import { loadOnce } from './load-once';

it('runs once for all callers', async () => {
  const load = vi.fn(async () => ({}));
  const once = loadOnce(load);
  const [first, second] = await Promise.all([once(), once()]);
  expect(second).toBe(first);
  expect(await once()).toBe(first);
  expect(load).toHaveBeenCalledTimes(1);
});

it('runs again after a failure, which every caller hears', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('lost'))
    .mockResolvedValue('there');
  const once = loadOnce(load);
  const both = [once(), once()];
  for (const call of both) await expect(call).rejects.toThrow('lost');
  expect(await once()).toBe('there');
  expect(load).toHaveBeenCalledTimes(2);
});
