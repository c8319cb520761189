import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BrowserName } from '../setup/browsers';
import type { Lane as SetupLane } from '../setup/setup';
import { countTests, type Failure, failuresOf, type Tally } from './count';
import { type Lane, type Print, type Result, runLane } from './lane';
import { isMended, retryCommand } from './retry-failed';

const root = fileURLToPath(new URL('../..', import.meta.url));

const tests = (name: string, needs: SetupLane[], ...command: string[]): Lane => ({
  name,
  needs,
  command,
  counts: true,
});
const check = (name: string, ...command: string[]): Lane => ({ name, needs: [], command, counts: false });
const php = (wp: string, db: 'sqlite' | 'mariadb'): Lane => {
  const needs: SetupLane[] = ['php', 'phpunit'];
  if (db === 'mariadb') needs.push('mariadb');
  if (wp === '7.1' && db === 'sqlite') needs.push('sphinx');
  return tests(`php ${wp} ${db}`, needs, 'tsx', 'tools/test/php.ts', '--wp', wp, '--db', db);
};
const smoke = (name: string, needs: SetupLane[], ...options: string[]) =>
  tests(`smoke ${name}`, [...needs, 'chromium'], 'tsx', 'tools/test/e2e.ts', ...options);
/** The browsers of docs/browsers.md, each the oldest that can be had here. File by file: other lanes run beside it. */
const floor = (browser: BrowserName) =>
  tests(
    `floor ${browser}`,
    ['php', browser],
    'tsx',
    'tools/test/e2e.ts',
    '--floor',
    '--alone',
    '--browser',
    browser,
  );

/** Row after row. The lanes of a row disturb nobody: so many of them run at once. */
interface Row {
  atOnce: number;
  lanes: Lane[];
}

const row = (atOnce: number, ...lanes: Lane[]): Row => ({ atOnce, lanes });
const phpStyle = check('php style', 'phpcs', '--standard=wordpress-plugin/phpcs.xml', '-q');

const rows: Row[] = [
  row(2, tests('unit', [], 'vitest', 'run'), check('check', 'tsx', 'tools/check/main.ts')),
  row(1, check('build', 'tsx', 'tools/build/main.ts')),
  row(1, check('size', 'size-limit')),
  row(1, check('features', 'tsx', 'tools/features/main.ts')),
  row(1, { ...phpStyle, needs: ['phpcs'] }),
  // The newest WordPress, and the oldest on the other database; what lies between is smoked.
  row(
    2,
    php('7.1', 'sqlite'),
    php('6.5', 'mariadb'),
    tests('nodes', ['php', 'mariadb', 'redis'], 'tsx', 'tools/test/e2e.ts', '--nodes'),
    { ...check('fuzz', 'tsx', 'tools/fuzz/main.ts', '--requests', '500'), needs: ['php'] },
    tests('fpm', ['php', 'fpm'], 'tsx', 'tools/test/e2e.ts', '--fpm'),
  ),
  // Fresh applications of the packed packages; asks the npm registry.
  row(1, tests('packages', ['php', 'chromium'], 'vitest', 'run', '--config', 'vitest.packages.config.ts')),
  // The documentation with a live example of each element.
  row(1, tests('site', ['chromium', 'light'], 'vitest', 'run', '--config', 'vitest.site.config.ts')),
  row(1, tests('e2e chromium', ['php', 'chromium', 'icecast'], 'tsx', 'tools/test/e2e.ts')),
  // The longest come first.
  row(
    3,
    floor('webkit'),
    floor('chromium-111'),
    floor('firefox'),
    smoke('playground', [], '--smoke-server', '--playground'),
    floor('chromium-131'),
    smoke('6.5', ['php'], '--smoke', '--wp', '6.5'),
    smoke('6.8', ['php'], '--smoke-server', '--wp', '6.8'),
    smoke('mariadb', ['php', 'mariadb'], '--smoke-server', '--db', 'mariadb'),
  ),
];

/** Runs a command; `print` gets what it says as it is said, the result holds all of it. */
function run([program = '', ...rest]: string[], print: Print): Promise<{ code: number; output: string }> {
  return new Promise((done) => {
    const local = `${root}/node_modules/.bin/${program}`;
    const child = spawn(existsSync(local) ? local : program, rest, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const note = (said: string) => {
      output += said;
      print(said);
    };
    child.stdout.setEncoding('utf8').on('data', note);
    child.stderr.setEncoding('utf8').on('data', note);
    child.on('error', () => done({ code: 1, output }));
    child.on('close', (code) => done({ code: code ?? 1, output }));
  });
}

type Timed = Result & { seconds: string };

/** How the failed tests of a lane came out when they ran alone. */
interface SecondRun {
  isMended: boolean;
  failures: Failure[];
}

/** Shows the output of a lane as it comes if it runs alone, else in one piece at its end. */
async function report(lane: Lane, isAlone: boolean): Promise<void> {
  const started = Date.now();
  const kept = [`\n== ${lane.name}\n`];
  const show = () => process.stdout.write(kept.splice(0).join(''));
  const print = (said: string) => {
    kept.push(said);
    if (isAlone) show();
  };
  print('');
  const result = await runLane(lane, run, print);
  show();
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  results.set(lane, { ...result, seconds });
}

/**
 * A test end to end may lose a race on a machine that is busy with others. What failed runs once more, alone: a broken
 * behavior fails again, and what passes then is named in the closing lines.
 */
async function retryFailed(lane: Lane, first: Result): Promise<SecondRun | undefined> {
  const names = first.failures.map(({ name }) => name);
  const command = retryCommand(lane.command, names);
  if (!command) return undefined;
  process.stdout.write(`\n== ${lane.name}, what failed, again\n`);
  const { code, output } = await run(command, (said) => process.stdout.write(said));
  return { isMended: isMended(first, countTests(output), code), failures: failuresOf(output) };
}

/** The closing lines of a lane. */
function describe({ name }: Lane, first: Timed, again?: SecondRun): string[] {
  const { passed, failed, note, failures, seconds } = first;
  const isMended = again?.isMended === true;
  const isFine = passed > 0 && (failed === 0 || isMended);
  const counts = isMended ? `${passed + failed} passed, 0 failed` : `${passed} passed, ${failed} failed`;
  const line = `${isFine ? 'ok  ' : 'FAIL'} ${name}: ${counts} in ${seconds} s (${note})`;
  const listed = (word: string, list: readonly Failure[]) =>
    list.flatMap((failure) => [`     ${word}${failure.name}`, `       ${failure.reason}`]);
  if (failed === 0) return [line];
  if (isMended) return [line, ...listed('passed the second time, alone: ', failures)];
  return [line, ...listed('', failures), ...listed('failed the second time, too: ', again?.failures ?? [])];
}

const wanted = process.argv.slice(2).filter((word) => word !== '--');
const isWanted = ({ name }: Lane) => wanted.length === 0 || wanted.some((word) => name.includes(word));
const results = new Map<Lane, Timed>();
for (const { atOnce, lanes } of rows) {
  const waiting = lanes.filter(isWanted);
  const isAlone = waiting.length === 1;
  const work = async (): Promise<void> => {
    for (let lane = waiting.shift(); lane; lane = waiting.shift()) await report(lane, isAlone);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
const lines: string[] = [];
const total: Tally = { passed: 0, failed: 0 };
for (const [lane, result] of results) {
  const again = result.failed > 0 ? await retryFailed(lane, result) : undefined;
  lines.push(...describe(lane, result, again));
  total.passed += result.passed + (again?.isMended ? result.failed : 0);
  total.failed += again?.isMended ? 0 : result.failed;
}
console.log(`\n${lines.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
