import { describe, expect, it } from 'vitest';
import { isEnough, scoreOf, scoreTable } from './score';

const mutants = (...statuses: string[]) => statuses.map((status) => ({ status }));

describe('the score of a package', () => {
  it('is the share of mutants that a test or the time limit ended', () => {
    expect(scoreOf(mutants('Killed', 'Timeout', 'Killed', 'Survived'))).toEqual({
      mutants: 4,
      killed: 3,
      percent: 75,
    });
  });

  it('counts a mutant that no test runs as one that nobody noticed', () => {
    expect(scoreOf(mutants('Killed', 'NoCoverage'))).toEqual({ mutants: 2, killed: 1, percent: 50 });
  });

  it('leaves out mutants that are ignored or cannot run', () => {
    expect(scoreOf(mutants('Killed', 'Ignored', 'CompileError', 'RuntimeError'))).toEqual({
      mutants: 1,
      killed: 1,
      percent: 100,
    });
  });

  it('is enough from 85 % on', () => {
    expect(isEnough({ mutants: 20, killed: 17, percent: 85 })).toBe(true);
    expect(isEnough({ mutants: 1000, killed: 849, percent: 84.9 })).toBe(false);
  });
});

describe('the table', () => {
  it('has a line for each package, and says which missed the goal', () => {
    const scores = new Map([
      ['votes', scoreOf(mutants('Killed', 'Killed', 'Killed'))],
      ['views', scoreOf(mutants('Killed', 'Survived', 'Killed'))],
    ]);
    expect(scoreTable(scores).split('\n')).toEqual([
      'package  mutants  killed    score    85 %',
      '-------  -------  ------  -------  ------',
      'votes          3       3  100.0 %      ok',
      'views          3       2   66.7 %  MISSED',
    ]);
  });
});
