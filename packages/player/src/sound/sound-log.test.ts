import { fakeClock } from '@onda/core/testing/fake-clock';
import { expect, it } from 'vitest';
import type { Sound } from './sound';
import { soundLog } from './sound-log';

it('tells only news, and counts the silence from the last sound or the last start', async () => {
  const clock = fakeClock();
  const told: Sound[] = [];
  const log = soundLog(clock, (sound) => told.push(sound));
  await clock.advance(1000);
  log.set({ status: 'playing' });
  await clock.advance(3000);
  log.set({ status: 'playing' });
  await clock.advance(2000);
  log.set({ status: 'reconnecting', attempt: 1 });
  expect([log.silentMs(), log.isPlaying(), told.length]).toEqual([2000, false, 2]);
  log.restart();
  expect(log.silentMs()).toBe(0);
});
