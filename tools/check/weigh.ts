import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { repositoryFiles } from './same-paths';
import { weigh } from './weight';
import { loweredTable, printWeights, problemsOfWeight, WEIGHT_TABLE } from './weight-table';

/** `pnpm weigh` lowers the numbers that fell. With `--accept` it writes those that rose, too. */
const root = fileURLToPath(new URL('../..', import.meta.url));
const readFile = (file: string) => readFileSync(join(root, file), 'utf8');
const before = existsSync(join(root, WEIGHT_TABLE)) ? readFile(WEIGHT_TABLE) : '';
const weights = weigh(repositoryFiles(root), readFile);
const after = process.argv.includes('--accept') ? printWeights(weights) : loweredTable(before, weights);
writeFileSync(join(root, WEIGHT_TABLE), after);
const problems = problemsOfWeight(after, weights);
console.log([...problems, after].join('\n'));
process.exitCode = problems.length === 0 ? 0 : 1;
