import { describe, expect, it } from 'vitest';
import { backoffDelay, PATIENT_DELAY_MS } from './backoff';

const MIDDLE = 0.5;

describe('the wait for the next try', () => {
  it.each([
    [1, 0, 0],
    [2, 0, 500],
    [3, 0, 1000],
    [4, 0, 2000],
    [99, 59_999, 2000],
    [4, 60_000, 3000],
    [99, 299_999, 3000],
    [4, 300_000, PATIENT_DELAY_MS],
    [99, 3_600_000, PATIENT_DELAY_MS],
    // A long silence does not slow the first tries down.
    [1, 3_600_000, 0],
    [3, 3_600_000, 1000],
  ])('after %i failures and %i ms of silence is %i ms', (failures, silentMs, delay) => {
    expect(backoffDelay(failures, silentMs, MIDDLE)).toBe(delay);
  });

  it.each([
    [0, 12_000],
    [0.25, 13_500],
    [MIDDLE, 15_000],
    [1, 18_000],
  ])('is spread by a fifth to each side: chance %d makes %i ms of 15 s', (random, delay) => {
    expect(backoffDelay(9, 300_000, random)).toBe(delay);
  });
});
