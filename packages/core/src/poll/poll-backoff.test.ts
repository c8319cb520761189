import { describe, expect, it } from 'vitest';
import { AjaxError } from '../http/ajax';
import { afterAnswer, afterFailure } from './poll-backoff';

describe('after an answer', () => {
  it.each([
    ['the interval when nobody knows better', 30_000, [undefined], { ms: 30_000, earlyMs: 7_500 }],
    ['the end of the song, not before it', 30_000, [200_000], { ms: 200_000, earlyMs: 0 }],
    ['the soonest that a reader knows', 30_000, [200_000, 90_000], { ms: 90_000, earlyMs: 0 }],
    [
      'the interval while one reader does not know',
      30_000,
      [200_000, undefined],
      { ms: 30_000, earlyMs: 7_500 },
    ],
    ['five seconds when the song ends at once', 30_000, [1], { ms: 5_000, earlyMs: 0 }],
    ['ten minutes when it never ends', 30_000, [9e9], { ms: 600_000, earlyMs: 0 }],
    ['the interval when the feed says nonsense', 30_000, [Number.NaN], { ms: 30_000, earlyMs: 7_500 }],
    ['the interval when the song should be over', 30_000, [-5], { ms: 30_000, earlyMs: 7_500 }],
  ])('waits for %s', (_, interval, delays, pause) => expect(afterAnswer(interval, delays)).toEqual(pause));
});

describe('after a failure', () => {
  const offline = new AjaxError('offline');
  const ms = (failures: number, error: Error = offline, random = 0) =>
    afterFailure(15_000, failures, error, random).ms;

  it('doubles the interval up to two minutes', () => {
    expect([1, 2, 3, 4, 5, 50].map((failures) => ms(failures))).toEqual([
      15_000, 30_000, 60_000, 120_000, 120_000, 120_000,
    ]);
  });

  it('adds up to a quarter by chance', () => expect(ms(2, offline, 1)).toBe(37_500));

  it('leaves the server alone as long as it asks', () => {
    expect(ms(1, new AjaxError('failed', 429, undefined, 90_000))).toBe(90_000);
  });

  it('believes that for an hour at most', () => {
    expect(ms(1, new AjaxError('failed', 503, undefined, 9e12))).toBe(3_600_000);
  });

  it('never asks a slow resource more often than its interval', () => {
    expect(afterFailure(600_000, 1, offline, 0).ms).toBe(600_000);
  });
});
