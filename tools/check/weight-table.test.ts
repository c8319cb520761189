import { expect, it } from 'vitest';
import { loweredTable, printWeights, problemsOfWeight } from './weight-table';

const weights = (settings: number, words: number) => new Map(Object.entries({ settings, words }));
const TABLE = 'settings\t350\nwords\t1000\n';

it('lets the numbers of the table be', () => {
  expect(printWeights(weights(350, 1000))).toBe(TABLE);
  expect(problemsOfWeight(TABLE, weights(350, 1000))).toEqual([]);
});

it('names a number that rose, and says that a user should gain by it', () => {
  expect(problemsOfWeight(TABLE, weights(352, 1000))).toEqual([
    "352 settings, 2 more than tools/check/weight.tsv allows: take something out, or run `pnpm weigh --accept` and say in the commit's body what a user gets for it",
  ]);
});

it('asks for a lower number where one fell', () => {
  expect(problemsOfWeight(TABLE, weights(350, 990))).toEqual([
    '990 words, 10 less than before: run `pnpm weigh`, which lowers the table',
  ]);
});

it('asks for a table without other lines', () => {
  for (const table of [`${TABLE}gone\t5\n`, `<<<<<<< a\n${TABLE}`, 'words\t1000\nsettings\t350\n']) {
    const problems = problemsOfWeight(table, weights(350, 1000));
    expect(problems).toEqual([expect.stringContaining('has other lines: run `pnpm weigh`')]);
  }
});

it('lowers what fell and keeps what rose', () => {
  const lowered = loweredTable(`${TABLE}gone\t5\n`, weights(351, 990));
  expect(lowered).toBe('settings\t350\nwords\t990\n');
  expect(problemsOfWeight(lowered, weights(351, 990))).toHaveLength(1);
});
