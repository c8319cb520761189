import { expect, it } from 'vitest';
import { systemClock } from './clock';

it('runs once after the time, and not when undone', async () => {
  const heard: string[] = [];
  systemClock.after(0, () => heard.push('undone'))();
  await new Promise<void>((resolve) => systemClock.after(1, resolve));
  expect(heard).toEqual([]);
});

it('runs again and again until undone', async () => {
  let runs = 0;
  await new Promise<void>((resolve) => {
    const stop = systemClock.every(1, () => {
      runs += 1;
      if (runs < 3) return;
      stop();
      resolve();
    });
  });
  await new Promise<void>((resolve) => systemClock.after(5, resolve));
  expect(runs).toBe(3);
});

it('tells the time in milliseconds since the epoch', () => {
  expect(Math.abs(systemClock.now() - Date.now())).toBeLessThan(1000);
});
