import { expect, it } from 'vitest';
import { fakeClock } from '../testing/fake-clock';
import { pause, withTimeout } from './with-timeout';

it('gives what came in time, and leaves no timer', async () => {
  const clock = fakeClock();
  expect(await withTimeout(clock, Promise.resolve('here'), 100, () => {})).toBe('here');
  await clock.advance(0);
  expect(clock.waiting()).toBe(0);
});

it('throws when it takes longer, and ends what was begun', async () => {
  const clock = fakeClock();
  let ended = 0;
  const waiting = withTimeout(clock, new Promise(() => {}), 100, () => {
    ended += 1;
  });
  const outcome = expect(waiting).rejects.toThrow('late');
  await clock.advance(100);
  await outcome;
  expect(ended).toBe(1);
});

it('passes on what went wrong', async () => {
  await expect(withTimeout(fakeClock(), Promise.reject(new Error('no')), 100, () => {})).rejects.toThrow(
    'no',
  );
});

it('pauses, or wakes when nobody waits any more', async () => {
  const clock = fakeClock();
  const lifetime = new AbortController();
  let done = 0;
  const count = () => {
    done += 1;
  };
  pause(clock, 100, lifetime.signal).then(count);
  pause(clock, 500, lifetime.signal).then(count);
  await clock.advance(100);
  expect(done).toBe(1);
  lifetime.abort();
  await clock.advance(0);
  expect([done, clock.waiting()]).toEqual([2, 0]);
  await pause(clock, 100, lifetime.signal);
  expect(clock.waiting()).toBe(0);
});
