import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkCoverage } from './coverage';
import { drawnByHand, problemsInDrawing } from './drawing';
import { problemsOfLimits } from './limits';
import { repositoryFiles, samePaths } from './same-paths';
import { problemsInThreats } from './threats';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The checks that need no running product, quickest first. */
const checks: [name: string, command: string[]][] = [
  ['style', ['biome', 'ci', '.']],
  ['types', ['tsc', '-p', '.']],
  ['rooms', ['depcruise', 'packages', 'tools', 'demo', 'e2e']],
  ['dead code', ['knip', '--no-progress']],
  ['generated files', ['tsx', 'packages/bundle/src/generate.ts', '--check']],
  ['pages for developers', ['tsx', 'tools/docs/main.ts', '--check']],
];

function passes(name: string, [program = '', ...rest]: string[]): boolean {
  const { status } = spawnSync(`node_modules/.bin/${program}`, rest, { cwd: root, stdio: 'inherit' });
  console.log(`${status === 0 ? 'ok  ' : 'FAIL'} ${name}`);
  return status === 0;
}

/** `pnpm test` installs phpcs and has a lane for it; here it is said only where it is on the machine. */
function phpStyleHolds(): boolean {
  const options = ['--standard=wordpress-plugin/phpcs.xml', '-q', '--report=emacs'];
  const { status, error } = spawnSync('phpcs', options, { cwd: root, stdio: 'inherit' });
  console.log(
    error ? '     php style: phpcs is not installed' : `${status === 0 ? 'ok  ' : 'FAIL'} php style`,
  );
  return error !== undefined || status === 0;
}

function coverageHolds(): boolean {
  const problems = checkCoverage(root);
  for (const problem of problems) console.error(problem);
  console.log(`${problems.length === 0 ? 'ok  ' : 'FAIL'} coverage`);
  return problems.length === 0;
}

function threatsHold(): boolean {
  const readFile = (path: string) => {
    const place = join(root, path);
    return existsSync(place) ? readFileSync(place, 'utf8') : undefined;
  };
  const problems = problemsInThreats(readFile('docs/threat-model.md') ?? '', readFile);
  for (const problem of problems) console.error(problem);
  console.log(`${problems.length === 0 ? 'ok  ' : 'FAIL'} threats`);
  return problems.length === 0;
}

/** React draws; the number of nodes that plain code makes by hand only falls. */
function drawingHolds(): boolean {
  const drawn = drawnByHand(repositoryFiles(root), (file) => readFileSync(join(root, file), 'utf8'));
  const problems = problemsInDrawing(drawn);
  for (const problem of problems) console.error(problem);
  const sum = [...drawn.values()].reduce((all, count) => all + count, 0);
  console.log(
    `${problems.length === 0 ? 'ok  ' : 'FAIL'} drawing: ${sum} nodes by hand in ${drawn.size} files`,
  );
  return problems.length === 0;
}

function limitsHold(): boolean {
  const problems = problemsOfLimits(repositoryFiles(root), (file) => readFileSync(join(root, file), 'utf8'));
  for (const problem of problems) console.error(problem);
  console.log(`${problems.length === 0 ? 'ok  ' : 'FAIL'} limits`);
  return problems.length === 0;
}

function pathsHold(): boolean {
  const groups = samePaths(repositoryFiles(root));
  for (const paths of groups) console.error(`${paths.join(' and ')} are one path where names have no case`);
  console.log(`${groups.length === 0 ? 'ok  ' : 'FAIL'} paths`);
  return groups.length === 0;
}

/** A stale lock file ends every other run at its first step: no clean checkout could be installed. */
function lockFileHolds(): boolean {
  const options = ['install', '--frozen-lockfile', '--lockfile-only', '--offline', '--reporter=silent'];
  const { status } = spawnSync('pnpm', options, { cwd: root, stdio: 'inherit' });
  console.log(`${status === 0 ? 'ok  ' : 'FAIL'} lock file`);
  return status === 0;
}

const results = [
  ...checks.map(([name, command]) => passes(name, command)),
  phpStyleHolds(),
  coverageHolds(),
  threatsHold(),
  drawingHolds(),
  limitsHold(),
  pathsHold(),
  lockFileHolds(),
];
process.exitCode = results.every(Boolean) ? 0 : 1;
