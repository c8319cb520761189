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
    ['no test', '| a | b | c | a.test.ts |', 'c: no test is named'],
    ['a test that is not there', '| a | b | c | a.test.ts > falls |', 'c: a.test.ts has no test "falls"'],
    ['a file that is not there', '| a | b | c | b.test.ts > holds |', 'c: b.test.ts has no test "holds"'],
    ['an empty cell', '| a | b | | a.test.ts > holds |', 'a cell is missing: a | b |  | a.test.ts > holds'],
  ])('names a rule with %s', (_, row, problem) => {
    expect(problemsInThreats(table(row), readFile)).toEqual([problem]);
  });

  it('is missed where it is empty or another', () => {
    expect(problemsInThreats(table(), readFile)).toEqual(['the table has no rows']);
    expect(problemsInThreats('', readFile)).toEqual(['the table has not the columns who, wants, rule, test']);
  });
});
