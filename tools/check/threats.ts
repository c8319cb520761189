import type { ReadFile } from './coverage-table';

const COLUMNS = ['who', 'wants', 'rule', 'test'];
const BEFORE_TEST_NAME = ' > ';

/** Names the faults of the table of docs/threat-model.md: rows without a rule, rules without a test that is there. */
export function problemsInThreats(text: string, readFile: ReadFile): string[] {
  const [header, , ...rows] = text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map(cellsOf);
  if (header?.join() !== COLUMNS.join()) return [`the table has not the columns ${COLUMNS.join(', ')}`];
  if (rows.length === 0) return ['the table has no rows'];
  return rows.flatMap((cells) => problemsOf(cells, readFile));
}

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

function problemsOf(cells: string[], readFile: ReadFile): string[] {
  if (cells.length !== COLUMNS.length || cells.includes(''))
    return [`a cell is missing: ${cells.join(' | ')}`];
  const [, , rule = '', test = ''] = cells;
  const [path = '', name] = test.split(BEFORE_TEST_NAME);
  if (!name) return [`${rule}: no test is named`];
  return readFile(path)?.includes(name) ? [] : [`${rule}: ${path} has no test "${name}"`];
}
