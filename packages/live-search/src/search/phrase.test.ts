import { expect, it } from 'vitest';
import { isLongEnough, phraseOf } from './phrase';

it('a phrase is one line of at most 100 characters, a picture of two units counted once', () => {
  expect(phraseOf('  rock\n y\t pop ')).toBe('rock y pop');
  expect(phraseOf('🎵'.repeat(120))).toBe('🎵'.repeat(100));
  expect(phraseOf(`${'a'.repeat(99)} bc`)).toBe('a'.repeat(99));
});

it('nothing is never long enough', () => {
  expect([isLongEnough('', 0), isLongEnough('🎵', 2), isLongEnough('🎵🎵', 2)]).toEqual([false, false, true]);
});
