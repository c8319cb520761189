import { fakeClock } from '@onda/core/testing/fake-clock';
import { expect, it, vi } from 'vitest';
import { probeVolume } from './volume-probe';

function probing() {
  const clock = fakeClock();
  const audio = { volume: 1 } as HTMLAudioElement;
  const fixed = vi.fn();
  const forget = probeVolume(clock, fixed, () => audio);
  return { clock, audio, fixed, forget };
}

it('believes a volume that stays', async () => {
  const { clock, fixed } = probing();
  await clock.advance(300);
  expect(fixed).not.toHaveBeenCalled();
});

it('does not believe one that is taken back after 100 ms, as on iOS', async () => {
  const { clock, audio, fixed } = probing();
  clock.after(100, () => {
    audio.volume = 1;
  });
  await clock.advance(299);
  expect(fixed).not.toHaveBeenCalled();
  await clock.advance(1);
  expect(fixed).toHaveBeenCalledTimes(1);
});

it('leaves no timer behind', () => {
  const { clock, forget } = probing();
  forget();
  expect(clock.waiting()).toBe(0);
});
