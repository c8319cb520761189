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

const FEATURES: ReadonlySet<string> = new Set([
  'core',
  'feeds',
  'player',
  'now-playing',
  'favorites',
  'votes',
  'views',
  'voice-search',
  'live-search',
  'newsletter',
  'theme',
  'inspector',
  'plugin',
]);

/** Promises that are kept in two places name both, in one cell. */
const BETWEEN_ENTRIES = ' ; ';
const BEFORE_TEST_NAME = ' > ';

export type Promised = Record<(typeof COLUMNS)[number], string>;

/** A file of the repository, undefined when there is none at that path. */
export type ReadFile = (path: string) => string | undefined;

/** Reads the table; a line that has not the columns of the header becomes a problem, not a row. */
export function parseCoverage(text: string): { rows: Promised[]; problems: string[] } {
  const [header = '', ...lines] = text.replace(/\n$/, '').split('\n');
  const problems = header === COLUMNS.join('\t') ? [] : [`the header is not: ${COLUMNS.join(' ')}`];
  const rows: Promised[] = [];
  for (const [index, line] of lines.entries()) {
    const cells = line.split('\t');
    if (cells.length === COLUMNS.length) rows.push(toRow(cells));
    else problems.push(`line ${index + 2}: ${cells.length} columns, not ${COLUMNS.length}`);
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
      [...shapeOf(row), ...untrueCells(row, readFile), ...debtsOf(row, finished)].map(
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
    .map((token) => `finished: nothing is called "${token}"`);
}

function repeatedIds(rows: Promised[]): string[] {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const { id } of rows) (seen.has(id) ? repeated : seen).add(id);
  return [...repeated].map((id) => `${id}: the id is there twice`);
}

function shapeOf(row: Promised): string[] {
  const document = row.id.startsWith('R') ? 'radio' : 'magazine';
  const section = row.id.match(/^[RM]-(\d+)\.\d{2,3}$/)?.[1];
  const problems: string[] = [];
  if (section === undefined) problems.push('the id is not like R-5.01 or M-4.17');
  else if (row.section !== `${document} ${section}`)
    problems.push(`the section is not "${document} ${section}"`);
  if (row.promise === '') problems.push('there is no promise');
  if (!FEATURES.has(row.feature)) problems.push(`unknown feature "${row.feature}"`);
  if (!/^[2-9]$/.test(row.issue)) problems.push(`unknown issue "${row.issue}"`);
  return problems;
}

function untrueCells(row: Promised, readFile: ReadFile): string[] {
  const files = entriesOf(row.file).filter((path) => readFile(path) === undefined);
  const tests = entriesOf(row.test).map((entry) => untrueTest(entry, readFile));
  return [...files.map((path) => `there is no file ${path}`), ...tests.filter((problem) => problem !== '')];
}

function untrueTest(entry: string, readFile: ReadFile): string {
  const [path = '', ...name] = entry.split(BEFORE_TEST_NAME);
  const source = readFile(path);
  if (source === undefined) return `there is no test file ${path}`;
  const wanted = name.join(BEFORE_TEST_NAME);
  // A quote inside a test's name is escaped in its source.
  return source.replaceAll('\\', '').includes(wanted.replaceAll('\\', ''))
    ? ''
    : `${path} has no test "${wanted}"`;
}

function debtsOf(row: Promised, finished: string[]): string[] {
  const isFinished = finished.includes(row.feature) || finished.includes(`issue ${row.issue}`);
  const isSettled = row['left-out'] !== '' || (row.file !== '' && row.test !== '');
  return isFinished && !isSettled
    ? ['finished, but with neither file and test nor a reason to leave it out']
    : [];
}

function entriesOf(cell: string): string[] {
  return cell === '' ? [] : cell.split(BETWEEN_ENTRIES).map((entry) => entry.trim());
}
