import { setPriority } from 'node:os';
import { parseArgs } from 'node:util';
import { bundleWindow } from './bundle-window';
import { PACKAGES, type Package } from './mutated';
import { isEnough, type Score, scoreOf, scoreTable } from './score';
import { mutate } from './stryker';

const USAGE = `pnpm mutate [${PACKAGES.join('|')}]... [--fresh]`;
const NICE = 10;

/** Changes the code of each package that is named, or of all, bit by bit, and says how many changes its tests notice. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(2).filter((word) => word !== '--'),
    allowPositionals: true,
    options: { fresh: { type: 'boolean', default: false } },
  });
  const packages = chosenPackages(positionals);
  setPriority(NICE);
  await bundleWindow();
  const scores = new Map<string, Score>();
  for (const name of packages) {
    console.log(`\n== ${name}\n`);
    scores.set(name, scoreOf(await mutate(name, { isFresh: values.fresh })));
  }
  console.log(scoreTable(scores));
  process.exitCode = [...scores.values()].every(isEnough) ? 0 : 1;
}

function chosenPackages(names: string[]): Package[] {
  const unknown = names.find((name) => !PACKAGES.some((known) => known === name));
  if (unknown) throw new Error(`There is no package named ${unknown}.\nUsage: ${USAGE}`);
  return names.length === 0 ? PACKAGES : PACKAGES.filter((name) => names.includes(name));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
