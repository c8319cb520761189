import { expect, it } from 'vitest';
import { fakeClock } from '../testing/fake-clock';
import { debounce } from './debounce';

it('runs once with the last arguments after the pause', async () => {
  const clock = fakeClock();
  const heard: string[] = [];
  const emit = debounce(clock, 300, (text: string) => heard.push(text));
  emit('r');
  await clock.advance(299);
  emit('ra');
  await clock.advance(299);
  expect(heard).toEqual([]);
  await clock.advance(1);
  expect(heard).toEqual(['ra']);
});

it('forgets the waiting call when it is canceled', async () => {
  const clock = fakeClock();
  const heard: string[] = [];
  const emit = debounce(clock, 300, (text: string) => heard.push(text));
  emit('r');
  emit.cancel();
  await clock.advance(1000);
  expect(heard).toEqual([]);
  expect(clock.waiting()).toBe(0);
});
