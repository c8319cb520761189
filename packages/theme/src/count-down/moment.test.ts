import { expect, it } from 'vitest';
import { momentOf } from './moment';

it.each([
  ['2027-03-21T20:00:00Z', '2027-03-21T20:00:00.000Z'],
  ['2027-03-21 20:00Z', '2027-03-21T20:00:00.000Z'],
  ['2027/3/1 9:05:07+01:00', '2027-03-01T08:05:07.000Z'],
  ['2027-03-21t', undefined],
  [' 2027-03-21T20:00 +0200 ', '2027-03-21T18:00:00.000Z'],
])('reads %s as %s', (text, expected) => {
  const moment = momentOf(text);
  expect(Number.isNaN(moment) ? undefined : new Date(moment).toISOString()).toBe(expected);
});

it('takes a date without a zone as the visitor’s own', () => {
  expect(momentOf('2027-03-21')).toBe(new Date(2027, 2, 21).getTime());
  expect(momentOf('2027-03-21 20:30')).toBe(new Date(2027, 2, 21, 20, 30).getTime());
});

it.each([[''], ['hoy'], ['2027'], ['2027-13-01'], ['2027-01-01 25:00'], ['<b>2027-01-01</b>']])(
  '%s is no moment',
  (text) => {
    expect(momentOf(text)).toBeNaN();
  },
);
