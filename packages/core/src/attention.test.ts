import { expect, it } from 'vitest';
import { ATTENTION_MS, watchAttention } from './attention';
import { fakeClock } from './testing/fake-clock';

it('is there for two minutes from when the page was opened', async () => {
  expect(ATTENTION_MS).toBe(120_000);
  const clock = fakeClock();
  const isAttended = watchAttention(new EventTarget(), clock, new AbortController().signal);
  await clock.advance(ATTENTION_MS - 1);
  expect(isAttended()).toBe(true);
  await clock.advance(1);
  expect(isAttended()).toBe(false);
});

it.each(['pointerdown', 'pointermove', 'keydown', 'scroll', 'visibilitychange'])(
  'returns with %s',
  async (sign) => {
    const clock = fakeClock();
    const page = new EventTarget();
    const isAttended = watchAttention(page, clock, new AbortController().signal);
    await clock.advance(10 * ATTENTION_MS);
    page.dispatchEvent(new Event(sign));
    expect(isAttended()).toBe(true);
    await clock.advance(ATTENTION_MS);
    expect(isAttended()).toBe(false);
  },
);

it('listens no more once it is over', async () => {
  const clock = fakeClock();
  const page = new EventTarget();
  const life = new AbortController();
  const isAttended = watchAttention(page, clock, life.signal);
  await clock.advance(ATTENTION_MS);
  life.abort();
  page.dispatchEvent(new Event('keydown'));
  expect(isAttended()).toBe(false);
});
