import { describe, expect, it } from 'vitest';
import { problemsInThreats } from './threats';

const readFile = (path: string) => (path === 'a.test.ts' ? "it('holds', …)" : undefined);
const table = (...rows: string[]) =>
  ['# Title', '', '| who | wants | rule | test |', '|---|---|---|---|', ...rows].join('\n');

describe('the table of threats', () => {
  it('is true where each rule names a test that is there', () => {
    expect(problemsInThreats(table('| a | b | c | a.test.ts > holds |'), readFile)).toEqual([]);
  });

  it.each([
    ['no test', '| a | b | c | a.test.ts |', 'c: write the test as FILE > NAME'],
    [
      'a test that is not there',
      '| a | b | c | a.test.ts > falls |',
      'c: a.test.ts has no test "falls": write its present name or place',
    ],
    [
      'a file that is not there',
      '| a | b | c | b.test.ts > holds |',
      'c: b.test.ts has no test "holds": write its present name or place',
    ],
    [
      'an empty cell',
      '| a | b | | a.test.ts > holds |',
      'fill each of the 4 cells: a | b |  | a.test.ts > holds',
    ],
  ])('names a rule with %s', (_, row, problem) => {
    expect(problemsInThreats(table(row), readFile)).toEqual([`docs/threat-model.md: ${problem}`]);
  });

  it('is missed where it is empty or another', () => {
    expect(problemsInThreats(table(), readFile)).toEqual([
      'docs/threat-model.md: the table has no rows: write one for each rule',
    ]);
    expect(problemsInThreats('', readFile)).toEqual([
      'docs/threat-model.md: the table has other columns: write who, wants, rule, test',
    ]);
  });
});
