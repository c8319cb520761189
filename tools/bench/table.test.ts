import { expect, it } from 'vitest';
import { figure, kilobytes, table, times, verdict } from './table';

it('puts names on the left and figures on the right, as wide as the widest', () => {
  const text = table(
    ['what', 'ms'],
    [
      ['a player', '9.5'],
      ['none', '120.0'],
    ],
  );
  expect(text.split('\n')).toEqual([
    'what         ms',
    '--------  -----',
    'a player    9.5',
    'none      120.0',
  ]);
});

it('leaves room for a cell that is not there', () => {
  expect(table(['a', 'b', 'c'], [['x', '', '1']])).toContain('x     1');
});

it('writes a dash for what was not measured', () => {
  expect(figure(Number.NaN)).toBe('—');
  expect(times(1, 0)).toBe('— x');
});

it('writes bytes in thousands, as budgets do', () => {
  expect(kilobytes(1234)).toBe('1.23 kB');
});

it('takes a figure on the limit as kept, and one that could not be measured as missed', () => {
  expect(verdict(10, 10)).toBe('ok');
  expect(verdict(10.01, 10)).toBe('MISSED');
  expect(verdict(Number.NaN, 10)).toBe('MISSED');
});
