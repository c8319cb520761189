import { describe, expect, it, vi } from 'vitest';
import { settled } from '../testing/fake-clock';
import { loadOnce, type SharedLoad } from './load-once';

it('runs once for all callers', async () => {
  const load = vi.fn(async () => ({}));
  const once = loadOnce(load);
  const [first, second] = await Promise.all([once(), once.forPress()]);
  once.preload();
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

/** The steps of a visitor by name; a press tells how it ended. */
const STEPS = {
  focus: (once: SharedLoad<string>) => once.preload({ type: 'focusin' }),
  pointer: (once: SharedLoad<string>) => once.preload({ type: 'pointerdown' }),
  load: (once: SharedLoad<string>) => once().catch(() => {}),
  press: (once: SharedLoad<string>) => once.forPress().catch(() => 'lost'),
};

describe('while a run is under way that fails, and the next would succeed', () => {
  it.each<[string, (keyof typeof STEPS)[], number, string]>([
    ['a press that began it', ['press'], 1, 'lost'],
    ['the click of the pointer that began it', ['pointer', 'focus', 'press'], 1, 'lost'],
    ['a key after the focus that began it', ['focus', 'press'], 2, 'there'],
    ['a press during the press that began it', ['press', 'press'], 2, 'there'],
    ['a second press after the pointer that began it', ['pointer', 'press', 'press'], 2, 'there'],
    ['a press after a load that nobody pressed for', ['load', 'press'], 2, 'there'],
    ['a pointer and its click after the focus that began it', ['focus', 'pointer', 'press'], 2, 'there'],
    ['a pointer and its click after a pointer without one', ['pointer', 'pointer', 'press'], 2, 'there'],
    ['presses after each other', ['focus', 'press', 'press', 'press'], 2, 'there'],
  ])('%s', async (_, steps, runs, end) => {
    const load = vi
      .fn<() => Promise<string>>()
      .mockImplementationOnce(async () => {
        await settled();
        throw new Error('lost');
      })
      .mockResolvedValue('there');
    const once = loadOnce(load);
    const ends = steps.map((step) => STEPS[step](once));
    expect(await ends.at(-1)).toBe(end);
    await settled();
    expect(load).toHaveBeenCalledTimes(runs);
  });

  it.each<[string, (keyof typeof STEPS)[], number]>([
    ['a focus requests nothing more', ['pointer', 'focus', 'focus'], 1],
    ['a pointer requests it once more', ['focus', 'pointer', 'focus'], 2],
  ])('%s', async (_, steps, runs) => {
    const load = vi.fn(async () => {
      await settled();
      throw new Error('lost');
    });
    const once = loadOnce(load);
    for (const step of steps) void STEPS[step](once);
    for (let turn = 0; turn < 4; turn++) await settled();
    expect(load).toHaveBeenCalledTimes(runs);
  });
});
