/** The columns of docs/coverage.tsv, in the order of its header. */
const COLUMNS = [
  'id',
  'promise',
  'section',
  'feature',
  'element',
  'issue',
  'file',
  'test',
  'left-out',
] as const;

/** Promises that are kept in two places name both, in one cell. */
const BETWEEN_ENTRIES = ' ; ';
const BEFORE_TEST_NAME = ' > ';

export type Promised = Record<(typeof COLUMNS)[number], string>;

/** A file of the repository, undefined when there is none at that path. */
export type ReadFile = (path: string) => string | undefined;

/** Reads the table; a line that has not the columns of the header becomes a problem, not a row. */
export function parseCoverage(text: string): { rows: Promised[]; problems: string[] } {
  const [header = '', ...lines] = text.replace(/\n$/, '').split('\n');
  const problems =
    header === COLUMNS.join('\t')
      ? []
      : [`line 1 is not the header: write ${COLUMNS.join(' ')}, with tabs between`];
  const rows: Promised[] = [];
  for (const [index, line] of lines.entries()) {
    const cells = line.split('\t');
    if (cells.length === COLUMNS.length) rows.push(toRow(cells));
    else
      problems.push(
        `line ${index + 2}: ${cells.length} cells, not ${COLUMNS.length}: write a tab after each, also after an empty one`,
      );
  }
  return { rows, problems };
}

/** Reads docs/coverage.finished: `issue 2`, or the name of a feature, one a line. */
export function parseFinished(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** Everything in the table that is not true, or that a finished issue or feature owes. */
export function problemsIn(rows: Promised[], finished: string[], readFile: ReadFile): string[] {
  return [
    ...unknownTokens(rows, finished),
    ...repeatedIds(rows),
    ...rows.flatMap((row) =>
      [...shapeOf(row, readFile), ...untrueCells(row, readFile), ...debtsOf(row, finished)].map(
        (problem) => `${row.id}: ${problem}`,
      ),
    ),
  ];
}

/** The line that is printed after each check. */
export function summaryOf(rows: Promised[]): string {
  const leftOut = rows.filter((row) => row['left-out'] !== '').length;
  const tested = rows.filter((row) => row['left-out'] === '' && row.test !== '').length;
  const open = rows.length - leftOut - tested;
  return `coverage: ${rows.length} promises, ${tested} with a test, ${leftOut} left out, ${open} open`;
}

function toRow(cells: string[]): Promised {
  return Object.fromEntries(
    COLUMNS.map((column, index) => [column, (cells[index] ?? '').trim()]),
  ) as Promised;
}

function unknownTokens(rows: Promised[], finished: string[]): string[] {
  const known = new Set(rows.flatMap((row) => [row.feature, `issue ${row.issue}`]));
  return finished
    .filter((token) => !known.has(token))
    .map(
      (token) =>
        `finished: no row has the feature or the issue "${token}": correct its line in coverage.finished`,
    );
}

function repeatedIds(rows: Promised[]): string[] {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const { id } of rows) (seen.has(id) ? repeated : seen).add(id);
  return [...repeated].map((id) => `${id}: two rows have this id: give one the next free number`);
}

/** Documents by the letter of an id: the two specifications, the form that Onda is asked for, and the schedule. */
const DOCUMENTS: Record<string, string> = { R: 'radio', M: 'magazine', F: 'form', S: 'schedule' };

function shapeOf(row: Promised, readFile: ReadFile): string[] {
  const [, letter = '', section] = row.id.match(/^([RMFS])-(\d+)\.\d{2,3}$/) ?? [];
  const document = DOCUMENTS[letter];
  const problems: string[] = [];
  if (section === undefined) problems.push('the id is not like R-5.01, M-4.17 or F-1.01: write one');
  else if (row.section !== `${document} ${section}`)
    problems.push(`write "${document} ${section}" into section, as the id says`);
  if (row.promise === '') problems.push('write the promise into its column');
  if (row.feature !== 'plugin' && readFile(`packages/${row.feature}/package.json`) === undefined)
    problems.push(`unknown feature "${row.feature}": write the folder of a package, or plugin`);
  if (!/^([2-9]|37|39)$/.test(row.issue))
    problems.push(`unknown issue "${row.issue}": write 2 to 9, 37 or 39`);
  return problems;
}

function untrueCells(row: Promised, readFile: ReadFile): string[] {
  const files = entriesOf(row.file).filter((path) => readFile(path) === undefined);
  const tests = entriesOf(row.test).map((entry) => untrueTest(entry, readFile));
  return [
    ...files.map((path) => `there is no file ${path}: correct the column file`),
    ...tests.filter((problem) => problem !== ''),
  ];
}

function untrueTest(entry: string, readFile: ReadFile): string {
  const [path = '', ...name] = entry.split(BEFORE_TEST_NAME);
  const source = readFile(path);
  if (source === undefined) return `there is no test file ${path}: correct the column test`;
  const wanted = name.join(BEFORE_TEST_NAME);
  // A quote inside a test's name is escaped in its source.
  return source.replaceAll('\\', '').includes(wanted.replaceAll('\\', ''))
    ? ''
    : `${path} has no test "${wanted}": write its present name or place into the column test`;
}

function debtsOf(row: Promised, finished: string[]): string[] {
  const isFinished = finished.includes(row.feature) || finished.includes(`issue ${row.issue}`);
  const isSettled = row['left-out'] !== '' || (row.file !== '' && row.test !== '');
  return isFinished && !isSettled
    ? ['finished, but open: fill file and test, or write into left-out why there is none']
    : [];
}

function entriesOf(cell: string): string[] {
  return cell === '' ? [] : cell.split(BETWEEN_ENTRIES).map((entry) => entry.trim());
}
