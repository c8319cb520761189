import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { entryFiles } from '../../packages/bundle/src/registry';
import { chunkChoices } from '../../tsup.config';
import { readResults } from '../bench/results';
import { moduleGraph } from '../build/load-order';
import { chunkPlan, printChunkPlan } from '../build/stages';
import { described, hooksIn, printHooks, problemsOfHooks } from './hooks';
import { packageImports, phpImports, withHouse } from './house';
import { printMeasured } from './measured';
import { printOpenApi } from './openapi';

/** Prints the pages, the picture and the chunk plan that are made from the sources. `--check` says which are stale. */
const root = fileURLToPath(new URL('../..', import.meta.url));

const inSource = readdirSync(join(root, 'wordpress-plugin/src'), { recursive: true, encoding: 'utf8' });
const sources = inSource
  .filter((name) => name.endsWith('.php'))
  .map((name) => `wordpress-plugin/src/${name.replaceAll('\\', '/')}`)
  .sort();
const hooks = described(sources.flatMap((file) => hooksIn(file, readFileSync(join(root, file), 'utf8'))));
const problems = problemsOfHooks(hooks);
const openApi = printOpenApi(root);
if (openApi === undefined) console.log('     docs/developers/openapi.json: PHP is not installed');

const architecture = readFileSync(join(root, 'docs/architecture.md'), 'utf8');

const files: Record<string, string> = {
  'docs/architecture.md': withHouse(architecture, packageImports(root), phpImports(root)),
  'docs/developers/hooks.md': printHooks(hooks),
  'docs/measured.md': printMeasured(readResults()),
  'tools/build/generated/chunk-plan.tsv': printChunkPlan(
    chunkPlan(await moduleGraph(entryFiles), entryFiles, chunkChoices),
  ),
  ...(openApi && { 'docs/developers/openapi.json': openApi }),
};
const stale = Object.entries(files).filter(([file, text]) => {
  const path = join(root, file);
  return !existsSync(path) || readFileSync(path, 'utf8') !== text;
});

if (process.argv.includes('--check')) {
  problems.push(...stale.map(([file]) => `${file} is stale: run pnpm generate`));
} else {
  for (const [file, text] of stale) writeFileSync(join(root, file), text);
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
