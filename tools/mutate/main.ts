import { setPriority } from 'node:os';
import { parseArgs } from 'node:util';
import { bundleWindow } from './bundle-window';
import { mutatePhp } from './php/php';
import { isEnough, type Score, scoreOf, scoreTable } from './score';
import { mutate } from './stryker';
import { chosenTargets } from './targets';

const NICE = 5;

/** Changes the code of what is named, or of all, bit by bit, and says how many changes its tests notice. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(2).filter((word) => word !== '--'),
    allowPositionals: true,
    options: { fresh: { type: 'boolean', default: false } },
  });
  const targets = chosenTargets(positionals);
  setPriority(NICE);
  if (targets.some((name) => name !== 'php')) await bundleWindow();
  const scores = new Map<string, Score>();
  for (const name of targets) {
    console.log(`\n== ${name}\n`);
    const mutants = name === 'php' ? await mutatePhp() : await mutate(name, { isFresh: values.fresh });
    scores.set(name, scoreOf(mutants));
  }
  console.log(scoreTable(scores));
  process.exitCode = [...scores.values()].every(isEnough) ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
