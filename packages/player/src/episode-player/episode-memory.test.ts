import { createStorage } from '@onda/core/storage/storage';
import { fakeClock } from '@onda/core/testing/fake-clock';
import { fakeStorage } from '@onda/core/testing/fake-storage';
import { expect, it } from 'vitest';
import { episodeMemory } from './episode-memory';

function made(kept: Record<string, string> = {}) {
  const storage = fakeStorage(kept);
  const clock = fakeClock();
  return { storage, clock, memory: episodeMemory(createStorage(storage.area), clock) };
}

it('keeps a hundred places; the oldest makes room', async () => {
  const { memory, clock, storage } = made();
  for (let number = 0; number <= 100; number++) {
    memory.keepPlace(`e1-${number}`, 60 + number, 0);
    await clock.advance(1);
  }
  expect([memory.placeOf('e1-0'), memory.placeOf('e1-1'), memory.placeOf('e1-100')]).toEqual([0, 61, 160]);
  expect(Object.keys(JSON.parse(storage.kept.get('onda-places') ?? ''))).toHaveLength(100);
});

it.each([
  [3_464, 3_464],
  [3_465, 0],
  [3_480, 0],
])('at %d of 3480 seconds the next start is at %d', (seconds, place) => {
  const { memory } = made();
  memory.keepPlace('e1-a', seconds, 3_480);
  expect(memory.placeOf('e1-a')).toBe(place);
});

it.each(['rubbish', '[]', '7', '{"e1-a":null}', '{"e1-a":{"seconds":"9"}}', '{"e1-a":{"seconds":-1}}'])(
  'begins anew where it finds %s',
  (text) => {
    const { memory } = made({ 'onda-places': text, 'onda-speeds': text });
    expect([memory.placeOf('e1-a'), memory.speedOf(7)]).toEqual([0, 1]);
    memory.keepPlace('e1-a', 20, 0);
    memory.keepSpeed(7, 2);
    expect([memory.placeOf('e1-a'), memory.speedOf(7), memory.speedOf(8)]).toEqual([20, 2, 1]);
  },
);

it('takes no place for one that an object has by nature', () => {
  const { memory } = made();
  expect([memory.placeOf('constructor'), memory.placeOf('__proto__')]).toEqual([0, 0]);
});
