import { fileURLToPath } from 'node:url';
import { beginRun } from './begin-run';
import { closingLines, type Outcome, type SecondRun, totalOf } from './closing-lines';
import { countTests, failuresOf } from './count';
import { type Lane, type Print, type Result, runLane } from './lane';
import { chosenRows, lanesAtOnce } from './lanes';
import { isMended, retryCommand } from './retry-failed';

/**
 * `pnpm test [all] [--strict] [LANE...]` runs the tests of each commit; `all` adds repetitions on other engines,
 * versions and databases. A word chooses the lanes that have it in their name. Failed tests run once more, alone,
 * because a busy machine fails some; `--strict` leaves that out.
 */
const given = process.argv.slice(2).filter((word) => word !== '--');
const isStrict = given.includes('--strict');
const rows = chosenRows(given.filter((word) => word !== '--strict'));
// The variable tells the tests to repeat a kind of behavior.
if (given.includes('all')) process.env.ONDA_WHOLE = '1';
const testRun = beginRun(fileURLToPath(new URL('../..', import.meta.url)));

/** `print` gets what a command says as it is said, the result holds all of it. */
async function run(command: string[], print: Print): Promise<{ code: number; output: string }> {
  let output = '';
  const hear = (said: string) => {
    output += said;
    print(said);
  };
  return { code: await testRun.program(command, { hear }), output };
}

/** Shows the output of a lane as it comes if it runs alone, else in one piece at its end. */
async function outcomeOf(lane: Lane, isAlone: boolean): Promise<Outcome> {
  const started = performance.now();
  const kept = [`\n== ${lane.name}\n`];
  const show = () => process.stdout.write(kept.splice(0).join(''));
  const print = (said: string) => {
    kept.push(said);
    if (isAlone) show();
  };
  print('');
  const first = await runLane(lane, run, print);
  show();
  return { name: lane.name, seconds: (performance.now() - started) / 1000, first };
}

/** A broken behavior fails again; a race that was lost is named in the closing lines. */
async function retryFailed(lane: Lane, first: Result): Promise<SecondRun | undefined> {
  const names = first.failures.map(({ name }) => name);
  const command = retryCommand(lane.command, names);
  if (!command) return undefined;
  process.stdout.write(`\n== ${lane.name}, what failed, again\n`);
  const { code, output } = await run(command, (said) => process.stdout.write(said));
  return { isMended: isMended(first, countTests(output), code), failures: failuresOf(output) };
}

const outcomes = new Map<Lane, Outcome>();
for (const { atOnce, lanes } of rows) {
  const waiting = [...lanes];
  const isAlone = waiting.length === 1;
  const work = async (): Promise<void> => {
    for (let lane = waiting.shift(); lane; lane = waiting.shift())
      outcomes.set(lane, await outcomeOf(lane, isAlone));
  };
  await Promise.all(Array.from({ length: lanesAtOnce(atOnce) }, work));
}
for (const [lane, outcome] of outcomes) {
  if (!isStrict && outcome.first.failed > 0) outcome.again = await retryFailed(lane, outcome.first);
}
const left = await testRun.end();
for (const command of left) console.log(`ended at the end of the run: ${command}`);
const all = [...outcomes.values()];
console.log(`\n${closingLines(all).join('\n')}`);
const { passed, failed } = totalOf(all);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
