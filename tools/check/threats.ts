import type { ReadFile } from './coverage-table';

const COLUMNS = ['who', 'wants', 'rule', 'test'];
const BEFORE_TEST_NAME = ' > ';

const FILE = 'docs/threat-model.md';

/** Names the faults of the table of docs/threat-model.md: rows without a rule, rules without a test that is there. */
export function problemsInThreats(text: string, readFile: ReadFile): string[] {
  const [header, , ...rows] = text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map(cellsOf);
  if (header?.join() !== COLUMNS.join())
    return [`${FILE}: the table has other columns: write ${COLUMNS.join(', ')}`];
  if (rows.length === 0) return [`${FILE}: the table has no rows: write one for each rule`];
  return rows.flatMap((cells) => problemsOf(cells, readFile));
}

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

function problemsOf(cells: string[], readFile: ReadFile): string[] {
  if (cells.length !== COLUMNS.length || cells.includes(''))
    return [`${FILE}: fill each of the ${COLUMNS.length} cells: ${cells.join(' | ')}`];
  const [, , rule = '', test = ''] = cells;
  const [path = '', name] = test.split(BEFORE_TEST_NAME);
  if (!name) return [`${FILE}: ${rule}: write the test as FILE${BEFORE_TEST_NAME}NAME`];
  return readFile(path)?.includes(name)
    ? []
    : [`${FILE}: ${rule}: ${path} has no test "${name}": write its present name or place`];
}
