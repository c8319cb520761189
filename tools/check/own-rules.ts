import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkCoverage } from './coverage';
import { drawnByHand, problemsInDrawing } from './drawing';
import { problemsOfLimits } from './limits';
import { problemsInPhpMarkup, tagsInPhp } from './php-markup';
import { repositoryFiles, samePaths } from './same-paths';
import { problemsInThreats } from './threats';
import { weigh } from './weight';
import { problemsOfWeight, WEIGHT_TABLE } from './weight-table';

/** The rules of this repository, a line each. */
const root = fileURLToPath(new URL('../..', import.meta.url));
const files = repositoryFiles(root);
const readFile = (file: string) => readFileSync(join(root, file), 'utf8');
const readIfThere = (file: string) => (existsSync(join(root, file)) ? readFile(file) : undefined);
// React draws; the number of nodes that plain code makes by hand only falls.
const drawn = drawnByHand(files, readFile);
const tags = tagsInPhp(files, readFile);
const sum = (counts: Iterable<number>) => [...counts].reduce((all, count) => all + count, 0);

const rules: [name: string, problems: string[]][] = [
  ['coverage', checkCoverage(root)],
  ['threats', problemsInThreats(readIfThere('docs/threat-model.md') ?? '', readIfThere)],
  [`drawing: ${sum(drawn.values())} nodes by hand in ${drawn.size} files`, problemsInDrawing(drawn)],
  [`markup in PHP: ${sum(tags.values())} nodes by hand in ${tags.size} files`, problemsInPhpMarkup(tags)],
  ['limits', problemsOfLimits(files, readFile)],
  ['weight', problemsOfWeight(readIfThere(WEIGHT_TABLE) ?? '', weigh(files, readFile))],
  ['paths', samePaths(files).map((paths) => `${paths.join(' and ')} are one path where names have no case`)],
];

for (const [name, problems] of rules) {
  for (const problem of problems) console.log(problem);
  console.log(`${problems.length === 0 ? 'ok  ' : 'FAIL'} ${name}`);
}
process.exitCode = rules.every(([, problems]) => problems.length === 0) ? 0 : 1;
