import { setPriority } from 'node:os';
import { parseArgs } from 'node:util';
import { bundleForThreads } from './bundle-for-threads';
import { mutatePhp } from './php/php';
import { sampleSize } from './sample';
import { isEnough, type Score, scoreOf, scoreTable } from './score';
import { mutate } from './stryker';
import { chosenTargets } from './targets';

/** Takes what others leave. */
const NICE = 19;

/** Changes the code of what is named, or of all, bit by bit, and says how many changes its tests notice. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(2).filter((word) => word !== '--'),
    allowPositionals: true,
    options: {
      fresh: { type: 'boolean', default: false },
      'skip-static': { type: 'boolean', default: false },
      'one-in': { type: 'string', default: '1' },
    },
  });
  const targets = chosenTargets(positionals);
  const options = {
    isFresh: values.fresh,
    skipsStatic: values['skip-static'],
    oneIn: sampleSize(values['one-in']),
  };
  setPriority(NICE);
  if (targets.some((name) => name !== 'php')) await bundleForThreads();
  const scores = new Map<string, Score>();
  for (const name of targets) {
    console.log(`\n== ${name}\n`);
    const mutants = name === 'php' ? await mutatePhp() : await mutate(name, options);
    scores.set(name, scoreOf(mutants));
  }
  console.log(scoreTable(scores));
  process.exitCode = [...scores.values()].every(isEnough) ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
