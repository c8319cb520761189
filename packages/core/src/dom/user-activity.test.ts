import { expect, it } from 'vitest';
import { fakeClock } from '../testing/fake-clock';
import { ACTIVITY_MS, watchUserActivity } from './user-activity';

it('is there for two minutes from when the page was opened', async () => {
  expect(ACTIVITY_MS).toBe(120_000);
  const clock = fakeClock();
  const isAttended = watchUserActivity(new EventTarget(), clock, new AbortController().signal);
  await clock.advance(ACTIVITY_MS - 1);
  expect(isAttended()).toBe(true);
  await clock.advance(1);
  expect(isAttended()).toBe(false);
});

it.each(['pointerdown', 'pointermove', 'keydown', 'scroll', 'visibilitychange'])(
  'returns with %s',
  async (sign) => {
    const clock = fakeClock();
    const page = new EventTarget();
    const isAttended = watchUserActivity(page, clock, new AbortController().signal);
    await clock.advance(10 * ACTIVITY_MS);
    page.dispatchEvent(new Event(sign));
    expect(isAttended()).toBe(true);
    await clock.advance(ACTIVITY_MS);
    expect(isAttended()).toBe(false);
  },
);

it('listens no more once it is over', async () => {
  const clock = fakeClock();
  const page = new EventTarget();
  const lifetime = new AbortController();
  const isAttended = watchUserActivity(page, clock, lifetime.signal);
  await clock.advance(ACTIVITY_MS);
  lifetime.abort();
  page.dispatchEvent(new Event('keydown'));
  expect(isAttended()).toBe(false);
});
