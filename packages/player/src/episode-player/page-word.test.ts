import { createStorage } from '@onda/core/storage/storage';
import { LISTENING_KEY } from '@onda/core/storage/tab-keys';
import { fakeStorage } from '@onda/core/testing/fake-storage';
import { expect, it } from 'vitest';
import { EPISODE } from '../testing/fake-episode';
import { keepWord, takeWord } from './page-word';

const NOW = 1_700_000_000_000;
const at = (ms: number) => ({ now: () => NOW + ms });
const open = () => createStorage(fakeStorage().area);

it.each([
  [-1, false],
  [0, true],
  [30_000, true],
  [30_001, false],
])('a word of %d ms ago is believed: %s, and once at most', (ageMs, isBelieved) => {
  const storage = open();
  keepWord(storage, at(0), { episode: EPISODE, isPlaying: true });
  expect(takeWord(storage, at(ageMs))?.isPlaying).toBe(isBelieved ? true : undefined);
  expect(takeWord(storage, at(0))).toBeUndefined();
});

it('leaves a word of the live sound to the player', () => {
  const storage = open();
  storage.write(LISTENING_KEY, { source: 'uno', endedAt: NOW });
  expect(takeWord(storage, at(0))).toBeUndefined();
  expect(storage.read(LISTENING_KEY, Object)).toMatchObject({ source: 'uno' });
});
