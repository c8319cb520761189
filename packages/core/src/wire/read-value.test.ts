import { expect, it } from 'vitest';
import { isRepeated, readCount, readWord } from './read-value';

it.each<[unknown, number | undefined]>([
  [4, 4],
  ['4', 4],
  [4.9, 4],
  [0, 0],
  [-3, 0],
  ['-1', 0],
  ['many', undefined],
  ['', undefined],
  [' ', undefined],
  ['1e999', undefined],
  [Number.NaN, undefined],
  [[4], undefined],
  [true, undefined],
  [null, undefined],
  [undefined, undefined],
])('reads %j as the count %s', (value, count) => {
  expect(readCount(value)).toBe(count);
});

it('reads a word that is one of these, letter by letter', () => {
  const words = ['up', 'down'] as const;
  expect(['down', 'DOWN', 'up ', ['up'], 'constructor', null].map((value) => readWord(value, words))).toEqual(
    ['down', undefined, undefined, undefined, undefined, undefined],
  );
});

it('takes a reply for one about another thing only where it says so', () => {
  expect([12, '12', undefined].map((value) => isRepeated(value, 12))).toEqual([true, true, true]);
  expect([13, '13', null, 'x', {}].map((value) => isRepeated(value, 12))).not.toContain(true);
});
