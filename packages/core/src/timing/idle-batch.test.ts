import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runWhenIdle } from './idle-batch';

beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  await vi.runAllTimersAsync();
  vi.useRealTimers();
});

const REST_MS = 200;

it('loads when the page rests, and starts all in one moment however late one came', async () => {
  const started: string[] = [];
  runWhenIdle(async () => () => void started.push('soon'));
  runWhenIdle(() => new Promise((done) => setTimeout(() => done(() => void started.push('late')), 500)));
  await vi.advanceTimersByTimeAsync(REST_MS + 499);
  expect(started).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(started).toEqual(['soon', 'late']);
});

it('goes on without one that did not load', async () => {
  const start = vi.fn();
  runWhenIdle(() => Promise.reject(new Error('gone')));
  runWhenIdle(async () => start);
  await vi.advanceTimersByTimeAsync(REST_MS);
  expect(start).toHaveBeenCalledTimes(1);
});

it('neither loads nor starts what was called off', async () => {
  const load = vi.fn(async () => () => {});
  const start = vi.fn();
  runWhenIdle(load)();
  const callOff = runWhenIdle(async () => start);
  await vi.advanceTimersByTimeAsync(REST_MS - 1);
  callOff();
  await vi.advanceTimersByTimeAsync(1);
  expect(load).not.toHaveBeenCalled();
  expect(start).not.toHaveBeenCalled();
});

it('waits anew for who comes later', async () => {
  await vi.advanceTimersByTimeAsync(REST_MS);
  const start = vi.fn();
  runWhenIdle(async () => start);
  await vi.advanceTimersByTimeAsync(REST_MS - 1);
  expect(start).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(start).toHaveBeenCalledTimes(1);
});
