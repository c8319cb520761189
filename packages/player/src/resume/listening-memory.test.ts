import { createStorage } from '@onda/core/storage/storage';
import { fakeClock } from '@onda/core/testing/fake-clock';
import { fakeStorage } from '@onda/core/testing/fake-storage';
import { describe, expect, it } from 'vitest';
import { listeningMemory } from './listening-memory';

const VOLUME = { level: 0.4, isMuted: true };

function memory(initial?: string) {
  const storage = fakeStorage(initial === undefined ? {} : { 'onda-listening': initial });
  const clock = fakeClock();
  return { storage, clock, ...listeningMemory(createStorage(storage.area, new EventTarget()), clock) };
}

it('gives back the volume once, to the same source', () => {
  const { keep, take, storage } = memory();
  keep('uno', VOLUME);
  expect(take('dos')).toBeNull();
  expect(take('uno')).toEqual(VOLUME);
  expect(take('uno')).toBeNull();
  expect(storage.kept.size).toBe(0);
});

it.each([
  [30_000, VOLUME],
  [30_001, null],
])('%i ms later it is %o', async (ms, volume) => {
  const { keep, take, clock, storage } = memory();
  keep('uno', VOLUME);
  await clock.advance(ms);
  expect(take('uno')).toEqual(volume);
  expect(storage.kept.size).toBe(0);
});

describe('the sleep timer', () => {
  const SLEEPS_AT = 1_700_000_020_000;

  it.each([
    [0, { ...VOLUME, sleepsAt: SLEEPS_AT }],
    [19_999, { ...VOLUME, sleepsAt: SLEEPS_AT }],
    [20_000, null],
    [30_000, null],
  ])('that ends 20 s after the page, %i ms later: %j', async (ms, listening) => {
    const { keep, take, clock, storage } = memory();
    keep('uno', { ...VOLUME, sleepsAt: SLEEPS_AT });
    await clock.advance(ms);
    expect(take('uno')).toEqual(listening);
    expect(storage.kept.size).toBe(0);
  });

  it.each(['null', '"1700000020000"', 'true', '[]'])('whose end is %s is none', (sleepsAt) => {
    const { take } = memory(`{"source":"uno","level":1,"sleepsAt":${sleepsAt},"endedAt":1700000000000}`);
    expect(take('uno')).toEqual({ level: 1, isMuted: false });
  });
});

it.each(['', '{', '0', 'null', '[]', '{"source":"uno"}', '{"source":"uno","endedAt":"now"}'])(
  'a note that is %s is thrown away',
  (text) => {
    const { take, storage } = memory(text);
    expect(take('uno')).toBeNull();
    expect(storage.kept.size).toBe(0);
  },
);

it('a volume that is none is full', () => {
  const { take } = memory('{"source":"uno","level":7,"isMuted":1,"endedAt":1700000000000}');
  expect(take('uno')).toEqual({ level: 1, isMuted: false });
});

it('nobody is called nothing', () => {
  const { keep, take } = memory();
  keep('', VOLUME);
  expect(take('')).toBeNull();
});
