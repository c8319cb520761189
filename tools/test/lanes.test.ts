import { expect, it } from 'vitest';
import { chosenRows, lanesAtOnce, ROWS } from './lanes';

const namesOf = (words: string[]) => chosenRows(words).flatMap(({ lanes }) => lanes.map(({ name }) => name));
const ALL = ROWS.flatMap(({ lanes }) => lanes.map(({ name }) => name));

it('runs each kind of behavior once without words, and everything with “all”', () => {
  const each = namesOf([]);
  expect(each).toEqual(expect.arrayContaining(['unit', 'check', 'build', 'budgets', 'e2e chromium']));
  expect(each).toEqual(expect.arrayContaining(['php 7.1 mariadb first-half', 'php 7.1 mariadb second-half']));
  expect(each.filter((name) => name.startsWith('floor'))).not.toEqual([]);
  expect(namesOf(['all'])).toEqual(ALL);
  expect(ALL.length).toBeGreaterThan(each.length);
});

it.each(ALL)('runs %s by its name, also where no commit runs it', (name) => {
  expect(namesOf([name])).toContain(name);
});

it('runs one lane with “all” and its name, for the whole of it', () => {
  expect(namesOf(['e2e', 'all'])).toEqual(['e2e chromium']);
});

it('never builds the packages in two lanes at once', () => {
  const rowOf = (name: string) => ROWS.find(({ lanes }) => lanes.some((lane) => lane.name === name));
  expect(rowOf('site')).not.toBe(rowOf('packages'));
});

it.each(['floor firefox', 'dev'])('runs %s beside no other lane: it fails there', (name) => {
  const rowOf = ROWS.find(({ lanes }) => lanes.some((lane) => lane.name === name));
  expect(rowOf?.atOnce).toBe(1);
});

it('runs nothing for a word that no lane has', () => {
  expect(chosenRows(['nothing'])).toEqual([]);
});

it.each([
  [1, 3, 2],
  [2, 3, 3],
  [8, 3, 3],
  [1, 1, 1],
])('on %i cores a row of %i runs %i lanes at once', (cores, asked, expected) => {
  expect(lanesAtOnce(asked, cores)).toBe(expected);
});
