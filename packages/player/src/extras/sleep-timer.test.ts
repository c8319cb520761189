import { fakeTabs } from '@onda/core/testing/fake-tabs';
import { expect, it } from 'vitest';
import { oneAudio } from '../sound/one-audio';
import { createPlayer } from '../store';
import { STREAM } from '../testing/fake-player';
import { fakeSound } from '../testing/fake-sound';
import { createSleepTimer, SLEEP_MINUTES, sleepTimerOf } from './sleep-timer';

function sleeping(minutes: number) {
  const sound = fakeSound();
  const setup = { sound, oneAudio: oneAudio(new EventTarget(), fakeTabs()) };
  const player = createPlayer(setup, { stream: STREAM, source: 'uno', initialVolume: 0.8 });
  player.play();
  const levels: number[] = [];
  const { fade } = player;
  const timer = createSleepTimer(sound.clock, {
    ...player,
    fade(share) {
      levels.push(share);
      fade(share);
    },
  });
  sound.first.last().tell('playing');
  timer.start(minutes);
  /** Time passes and there is sound. */
  const pass = (ms: number) => sound.sound(ms);
  return { sound, player, timer, levels, pass, status: () => player.store.getState().sound.status };
}

it('offers 15, 30 and 60 minutes', () => expect(SLEEP_MINUTES).toEqual([15, 30, 60]));

it('ends the sound after the minutes, not before', async () => {
  const { pass, status, timer } = sleeping(1);
  await pass(59_900);
  expect(status()).toBe('playing');
  await pass(200);
  expect(status()).toBe('idle');
  expect(timer.store.getState().minutesLeft).toBeNull();
});

it('goes down in the last 30 s, and leaves the slider where it is', async () => {
  const { pass, levels, player } = sleeping(1);
  await pass(29_500);
  expect(levels).toEqual([1]);
  await pass(16_000);
  expect(levels.at(-1)).toBe(0.5);
  expect(player.store.getState().volume.level).toBe(0.8);
});

it('is as loud as before the next time', async () => {
  const { pass, levels, player, sound } = sleeping(1);
  await pass(60_500);
  expect(levels.at(-1)).toBe(1);
  player.play();
  expect((sound.later.opened.at(-1) ?? sound.first.last()).volume.level).toBe(0.8);
});

it('counts the minutes that are left', async () => {
  const { pass, timer } = sleeping(15);
  expect(timer.store.getState().minutesLeft).toBe(15);
  await pass(61_000);
  expect(timer.store.getState().minutesLeft).toBe(14);
});

it('is canceled, in the middle of the fading too', async () => {
  const { pass, timer, levels, status } = sleeping(1);
  await pass(45_000);
  timer.cancel();
  expect(levels.at(-1)).toBe(1);
  await pass(60_000);
  expect(status()).toBe('playing');
});

it('ends with the sound, and leaves no timer', () => {
  const { player, timer, sound } = sleeping(15);
  player.pause();
  expect(timer.store.getState().minutesLeft).toBeNull();
  expect(sound.clock.waiting()).toBe(0);
});

it('starts anew when another time is chosen', async () => {
  const { pass, timer, status } = sleeping(1);
  timer.start(15);
  await pass(61_000);
  expect([status(), timer.store.getState().minutesLeft]).toEqual(['playing', 14]);
});

it('tells when it ends, and takes the rest of the time over', async () => {
  const { pass, timer, status, sound } = sleeping(15);
  expect(timer.store.getState().endsAt).toBe(sound.clock.now() + 15 * 60_000);
  timer.startUntil(sound.clock.now() + 90_000);
  expect(timer.store.getState().minutesLeft).toBe(2);
  await pass(89_500);
  expect(status()).toBe('playing');
  await pass(1_000);
  expect([status(), timer.store.getState().endsAt]).toEqual(['idle', undefined]);
});

it.each([
  [1, 1],
  [59_999, 1],
  [60_000, 1],
  [60_001, 2],
  [89_999, 2],
])('says %i ms before its end that %i minutes are left', (ms, minutes) => {
  const { timer, sound } = sleeping(15);
  timer.startUntil(sound.clock.now() + ms);
  expect(timer.store.getState().minutesLeft).toBe(minutes);
});

it('that ends between two seconds is over at the next', async () => {
  const { pass, timer, levels, status, sound } = sleeping(15);
  timer.startUntil(sound.clock.now() + 1_500);
  await pass(1_900);
  expect([status(), levels.at(-1)]).toEqual(['playing', 500 / 30_000]);
  await pass(100);
  expect(status()).toBe('idle');
});

it('ends at once what is over already', () => {
  const { timer, status, sound } = sleeping(15);
  timer.startUntil(sound.clock.now());
  expect(status()).toBe('idle');
  expect(sound.clock.waiting()).toBe(0);
});

it('goes on where the browser wants a click first, and ends that too', async () => {
  const { player, timer, sound } = sleeping(1);
  player.refused();
  expect(timer.store.getState().minutesLeft).toBe(1);
  await sound.clock.advance(60_000);
  expect(timer.store.getState()).toEqual({ minutesLeft: null, endsAt: undefined });
});

it('is one for each player', () => {
  const [one, other] = [sleeping(15), sleeping(15)];
  expect(sleepTimerOf(one.player)).toBe(sleepTimerOf(one.player));
  expect(sleepTimerOf(one.player)).not.toBe(sleepTimerOf(other.player));
});
