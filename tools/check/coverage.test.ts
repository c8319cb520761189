// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkCoverage } from './coverage';
import { type Promised, parseCoverage, parseFinished, problemsIn, summaryOf } from './coverage-table';

const HEADER = 'id\tpromise\tsection\tfeature\telement\tissue\tfile\ttest\tleft-out';

const open: Promised = {
  id: 'R-5.01',
  promise: 'An interval under 30 seconds is forced to 44.',
  section: 'radio 5',
  feature: 'player',
  element: 'radio-player',
  issue: '2',
  file: '',
  test: '',
  'left-out': '',
};
const kept: Promised = { ...open, file: 'src/interval.ts', test: 'src/interval.test.ts > forces 44' };

const files: Record<string, string> = {
  'packages/player/package.json': '{}',
  'src/interval.ts': 'export const MINIMUM = 30;',
  'src/interval.test.ts': "it('forces 44', () => {}); it('keeps the visitor\\'s choice', () => {});",
};
const problems = (rows: Promised[], finished: string[] = []) =>
  problemsIn(rows, finished, (path) => files[path]);

describe('the table', () => {
  it('becomes rows by column name', () => {
    const line = 'R-5.01\tA promise.\tradio 5\tplayer\tradio-player\t2\ta.ts\ta.test.ts\t';
    expect(parseCoverage(`${HEADER}\n${line}\n`)).toEqual({
      rows: [{ ...open, promise: 'A promise.', file: 'a.ts', test: 'a.test.ts' }],
      problems: [],
    });
  });

  it('says on which line a column is missing', () => {
    expect(parseCoverage(`${HEADER}\nR-5.01\tA promise.\n`)).toEqual({
      rows: [],
      problems: ['line 2: 2 cells, not 9: write a tab after each, also after an empty one'],
    });
  });

  it('says when the header was changed', () => {
    expect(parseCoverage('id\tpromise\n').problems).toEqual([
      'line 1 is not the header: write id promise section feature element issue file test left-out, with tabs between',
    ]);
  });
});

describe('a row', () => {
  it('may be open while nothing is finished', () => {
    expect(problems([open])).toEqual([]);
  });

  it('is owed once its issue is finished', () => {
    const debt = ['R-5.01: finished, but open: fill file and test, or write into left-out why there is none'];
    expect(problems([open], ['issue 2'])).toEqual(debt);
    expect(problems([{ ...kept, test: '' }], ['issue 2'])).toEqual(debt);
    expect(problems([{ ...kept, file: '' }], ['issue 2'])).toEqual(debt);
  });

  it('is owed once its feature is finished', () => {
    expect(problems([open], ['player'])).toHaveLength(1);
  });

  it('is not owed when another issue is finished', () => {
    expect(problems([open, { ...kept, id: 'R-5.02', issue: '3' }], ['issue 3'])).toEqual([]);
  });

  it('is settled by a file and a test', () => {
    expect(problems([kept], ['issue 2'])).toEqual([]);
  });

  it('is settled by a reason to leave it out', () => {
    expect(problems([{ ...open, 'left-out': 'The spec promises nothing here.' }], ['issue 2'])).toEqual([]);
  });

  it('may not name a file that is not there', () => {
    expect(problems([{ ...kept, file: 'src/gone.ts' }])).toEqual([
      'R-5.01: there is no file src/gone.ts: correct the column file',
    ]);
  });

  it('may not name a test file that is not there', () => {
    expect(problems([{ ...kept, test: 'src/gone.test.ts > forces 44' }])).toEqual([
      'R-5.01: there is no test file src/gone.test.ts: correct the column test',
    ]);
  });

  it('may not name a test that its file does not hold', () => {
    expect(problems([{ ...kept, test: 'src/interval.test.ts > forces 45' }])).toEqual([
      'R-5.01: src/interval.test.ts has no test "forces 45": write its present name or place into the column test',
    ]);
  });

  it('may name a whole test file', () => {
    expect(problems([{ ...kept, test: 'src/interval.test.ts' }])).toEqual([]);
  });

  it('finds a test whose name holds an escaped quote', () => {
    expect(problems([{ ...kept, test: "src/interval.test.ts > keeps the visitor's choice" }])).toEqual([]);
  });

  it('may name several files and tests, each of which must be true', () => {
    const test = 'src/interval.test.ts > forces 44 ; src/gone.test.ts';
    expect(problems([{ ...kept, file: 'src/interval.ts ; src/gone.ts', test }])).toEqual([
      'R-5.01: there is no file src/gone.ts: correct the column file',
      'R-5.01: there is no test file src/gone.test.ts: correct the column test',
    ]);
  });

  it('has an id of its own', () => {
    expect(problems([open, open, open])).toEqual([
      'R-5.01: two rows have this id: give one the next free number',
    ]);
  });

  it('stands in the section that its id says', () => {
    expect(problems([{ ...open, section: 'radio 4' }])).toEqual([
      'R-5.01: write "radio 5" into section, as the id says',
    ]);
    expect(problems([{ ...open, id: 'M-5.01' }])).toEqual([
      'M-5.01: write "magazine 5" into section, as the id says',
    ]);
    expect(problems([{ ...open, id: 'R5' }])).toEqual([
      'R5: the id is not like R-5.01, M-4.17 or F-1.01: write one',
    ]);
  });

  it.each([
    ['promise', '', 'write the promise into its column'],
    ['feature', 'radio', 'unknown feature "radio": write the folder of a package, or plugin'],
    ['issue', '10', 'unknown issue "10": write 2 to 9, 37 or 39'],
  ])('must have a known %s', (column, cell, problem) => {
    expect(problems([{ ...open, [column]: cell }])).toEqual([`R-5.01: ${problem}`]);
  });
});

describe('what is finished', () => {
  it('is one token a line', () => {
    expect(parseFinished('issue 2\n\nfavorites\n')).toEqual(['issue 2', 'favorites']);
    expect(parseFinished('')).toEqual([]);
  });

  it('must be something the table knows', () => {
    expect(problems([kept], ['isue 2'])).toEqual([
      'finished: no row has the feature or the issue "isue 2": correct its line in coverage.finished',
    ]);
  });
});

it('counts a promise left out as left out, even with a test', () => {
  const leftOut = { ...kept, 'left-out': 'Replaced by onda_now_playing.' };
  expect(summaryOf([open, kept, leftOut])).toBe('coverage: 3 promises, 1 with a test, 1 left out, 1 open');
});

describe('a checkout', () => {
  let root = '';

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'coverage-'));
    mkdirSync(join(root, 'docs'));
    mkdirSync(join(root, 'packages/player'), { recursive: true });
    write('packages/player/package.json', '{}');
    vi.spyOn(console, 'log').mockReturnValue();
  });

  afterEach(() => rmSync(root, { recursive: true }));

  const write = (path: string, text: string) => writeFileSync(join(root, path), text);

  it('passes when every cell is true, and says how far it is', () => {
    write(
      'docs/coverage.tsv',
      `${HEADER}\nR-5.01\tA promise.\tradio 5\tplayer\t\t2\tdocs/a.ts\tdocs/a.ts\t\n`,
    );
    write('docs/coverage.finished', 'issue 2\n');
    write('docs/a.ts', '');
    expect(checkCoverage(root)).toEqual([]);
    expect(console.log).toHaveBeenCalledWith('coverage: 1 promises, 1 with a test, 0 left out, 0 open');
  });

  it('takes neither a folder nor a file outside for a file', () => {
    write(
      'docs/coverage.tsv',
      `${HEADER}\nR-5.01\tA promise.\tradio 5\tplayer\t\t2\tdocs\t../../etc/passwd\t\n`,
    );
    expect(checkCoverage(root)).toEqual([
      'docs/coverage.tsv: R-5.01: there is no file docs: correct the column file',
      'docs/coverage.tsv: R-5.01: there is no test file ../../etc/passwd: correct the column test',
    ]);
  });

  it('fails without a table', () => {
    expect(checkCoverage(root)).toEqual(['docs/coverage.tsv is missing']);
  });
});
