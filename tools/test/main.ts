import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensure, type Lane as SetupLane } from '../setup/setup';
import { countTests, type Tally } from './count';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** One part of the whole: what must be on the machine, what is run. `counts` is false where the command is one check. */
interface Lane {
  name: string;
  needs: SetupLane[];
  command: string[];
  counts: boolean;
}

const tests = (name: string, needs: SetupLane[], ...command: string[]): Lane => ({
  name,
  needs,
  command,
  counts: true,
});
const check = (name: string, ...command: string[]): Lane => ({ name, needs: [], command, counts: false });
const smoke = (name: string, needs: SetupLane[], ...options: string[]) =>
  tests(`smoke ${name}`, needs, 'tsx', 'tools/test/e2e.ts', '--smoke', ...options);

const lanes: Lane[] = [
  check('check', 'tsx', 'tools/check/main.ts'),
  tests('unit', [], 'vitest', 'run'),
  check('build', 'tsx', 'tools/build/main.ts'),
  check('size', 'size-limit'),
  { ...check('php style', 'phpcs', '--standard=wordpress-plugin/phpcs.xml', '-q'), needs: ['phpcs'] },
  tests('php 7.1 sqlite', ['php', 'phpunit'], 'tsx', 'tools/test/php.ts', '--wp', '7.1', '--db', 'sqlite'),
  tests(
    'php 7.1 mariadb',
    ['php', 'phpunit', 'mariadb'],
    'tsx',
    'tools/test/php.ts',
    '--wp',
    '7.1',
    '--db',
    'mariadb',
  ),
  tests('php 6.8 sqlite', ['php', 'phpunit'], 'tsx', 'tools/test/php.ts', '--wp', '6.8', '--db', 'sqlite'),
  tests('php 6.5 sqlite', ['php', 'phpunit'], 'tsx', 'tools/test/php.ts', '--wp', '6.5', '--db', 'sqlite'),
  tests('e2e chromium', ['php', 'chromium', 'icecast'], 'tsx', 'tools/test/e2e.ts'),
  smoke('chromium 6.8', ['php', 'chromium'], '--wp', '6.8'),
  smoke('chromium 6.5', ['php', 'chromium'], '--wp', '6.5'),
  smoke('chromium 7.1 mariadb', ['php', 'chromium', 'mariadb'], '--db', 'mariadb'),
  smoke('chromium playground', ['chromium'], '--playground'),
  smoke('firefox', ['php', 'firefox'], '--browser', 'firefox'),
  smoke('webkit', ['php', 'webkit'], '--browser', 'webkit'),
];

/** Runs a command, shows and returns what it says. */
function run([program = '', ...rest]: string[]): Promise<{ code: number; output: string }> {
  return new Promise((done) => {
    const local = `${root}/node_modules/.bin/${program}`;
    const child = spawn(existsSync(local) ? local : program, rest, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const hear = (chunk: Buffer) => {
      output += chunk;
      process.stdout.write(chunk);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('error', () => done({ code: 1, output }));
    child.on('close', (code) => done({ code: code ?? 1, output }));
  });
}

/** A lane that could not run counts as failed, by name, never as passed. */
async function runLane(lane: Lane): Promise<Tally & { note: string }> {
  console.log(`\n== ${lane.name}`);
  for (const need of lane.needs) {
    const state = await ensure(need);
    if (!state.ready)
      return { passed: 0, failed: 1, note: `did not run: ${state.missing.join(', ')} missing` };
  }
  const { code, output } = await run(lane.command);
  const tally = lane.counts ? countTests(output) : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  if (!tally)
    return { passed: 0, failed: 1, note: `did not run: the runner left with ${code} and counted nothing` };
  const isSilentFailure = code !== 0 && tally.failed === 0;
  return {
    passed: tally.passed,
    failed: tally.failed + (isSilentFailure ? 1 : 0),
    note: `left with ${code}`,
  };
}

const wanted = process.argv.slice(2).filter((word) => word !== '--');
const chosen =
  wanted.length === 0 ? lanes : lanes.filter((lane) => wanted.some((word) => lane.name.includes(word)));
const total: Tally = { passed: 0, failed: 0 };
const summary: string[] = [];
for (const lane of chosen) {
  const started = Date.now();
  const { passed, failed, note } = await runLane(lane);
  total.passed += passed;
  total.failed += failed;
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  summary.push(
    `${failed === 0 && passed > 0 ? 'ok  ' : 'FAIL'} ${lane.name}: ${passed} passed, ${failed} failed in ${seconds} s (${note})`,
  );
}
console.log(`\n${summary.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
