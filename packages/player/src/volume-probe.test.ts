import { fakeClock } from '@onda/core/testing/fake-clock';
import { expect, it } from 'vitest';
import { canSetVolume } from './volume-probe';

it('believes a volume that stays', async () => {
  const clock = fakeClock();
  const answer = canSetVolume(clock, () => ({ volume: 1 }) as HTMLAudioElement);
  await clock.advance(300);
  expect(await answer).toBe(true);
});

it('does not believe one that is taken back after 100 ms, as on iOS', async () => {
  const clock = fakeClock();
  const audio = { volume: 1 } as HTMLAudioElement;
  const answer = canSetVolume(clock, () => audio);
  clock.after(100, () => {
    audio.volume = 1;
  });
  await clock.advance(300);
  expect(await answer).toBe(false);
});
