import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseCoverage, parseFinished, problemsIn, summaryOf } from './coverage-table';

const TABLE = 'docs/coverage.tsv';
const FINISHED = 'docs/coverage.finished';

/** Says how far the promises of the specification are kept, and returns what is wrong with the table that tells it. */
export function checkCoverage(root: string): string[] {
  const readFile = cachedReader(root);
  const table = readFile(TABLE);
  if (table === undefined) return [`${TABLE} is missing`];
  const { rows, problems } = parseCoverage(table);
  console.log(summaryOf(rows));
  const found = [...problems, ...problemsIn(rows, parseFinished(readFile(FINISHED) ?? ''), readFile)];
  return found.map((problem) => `${TABLE}: ${problem}`);
}

/** Many rows name the same file, so each is read once. */
function cachedReader(root: string): (path: string) => string | undefined {
  const texts = new Map<string, string | undefined>();
  return (path) => {
    if (!texts.has(path)) texts.set(path, textAt(root, path));
    return texts.get(path);
  };
}

function textAt(root: string, path: string): string | undefined {
  const place = join(root, path);
  const isInside = !relative(root, place).startsWith('..');
  return isInside && existsSync(place) && statSync(place).isFile() ? readFileSync(place, 'utf8') : undefined;
}
