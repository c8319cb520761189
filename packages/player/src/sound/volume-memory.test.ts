import { createStorage } from '@onda/core/storage/storage';
import { fakeStorage } from '@onda/core/testing/fake-storage';
import { expect, it } from 'vitest';
import { createPlayer } from '../store';
import { fakeSound } from '../testing/fake-sound';
import { rememberVolume, startVolume } from './volume-memory';

function visit(kept = fakeStorage(), initialVolume = 0.8) {
  const storage = createStorage(kept.area, new EventTarget());
  const setup = { sound: fakeSound(), oneAudio: { take: () => {}, release: () => {} } };
  const level = startVolume(storage, initialVolume);
  const player = createPlayer(setup, { stream: '', source: '', initialVolume: level });
  const forget = rememberVolume(storage, player.store);
  return { kept, player, forget, level };
}

it('begins as loud as the page says, and writes nothing down', () => {
  const { level, kept, player } = visit();
  player.toggleMute();
  expect(level).toBe(0.8);
  expect(kept.kept.size).toBe(0);
});

it('begins the next time as the visitor left it, whatever the page says', () => {
  const { player, kept } = visit();
  player.setVolume(0.35);
  expect(visit(kept, 1).level).toBe(0.35);
});

it('does not begin mute', () => {
  const { player, kept } = visit();
  player.setVolume(0);
  expect(visit(kept).level).toBe(0.8);
});

it.each(['"loud"', '7', '-1', '{', 'null'])('is not misled by %s', (text) => {
  expect(visit(fakeStorage({ 'onda-volume': text })).level).toBe(0.8);
});

it.each(['full', 'blocked'] as const)('works where the browser’s storage is %s', (mode) => {
  const kept = fakeStorage();
  kept.mode = mode;
  const { player, level } = visit(kept);
  player.setVolume(0.35);
  expect(level).toBe(0.8);
});

it('remembers nothing once the player is gone', () => {
  const { player, kept, forget } = visit();
  forget();
  player.setVolume(0.35);
  expect(kept.kept.size).toBe(0);
});
