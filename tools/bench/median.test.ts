import { expect, it } from 'vitest';
import { median, medianOf, percentile } from './median';

it('is the middle of an odd number of values, whatever their order', () => {
  expect(median([10, 2, 9])).toBe(9);
});

it('is between the two in the middle of an even number of values', () => {
  expect(median([4, 1, 100, 2])).toBe(3);
});

it('leaves the list as it was', () => {
  const values = [3, 1, 2];
  median(values);
  expect(values).toEqual([3, 1, 2]);
});

it('is no number when nothing was measured', () => {
  expect(median([])).toBeNaN();
});

it('reads one number of each sample', () => {
  expect(medianOf([{ ms: 5 }, { ms: 1 }, { ms: 3 }], ({ ms }) => ms)).toBe(3);
});

it('says what 95 of a hundred do not exceed', () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentile(values, 95)).toBe(95);
  expect(percentile([7], 95)).toBe(7);
  expect(percentile([], 95)).toBeNaN();
});
