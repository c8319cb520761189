import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Part, runParts } from './part';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Results of tsc and phpcs, kept by the content of the files. */
const CACHE = 'node_modules/.cache/onda-check';

const part = (name: string | undefined, program: string, ...rest: string[]): Part => ({
  name,
  command: [`node_modules/.bin/${program}`, ...rest],
});

/** The checks that need no running product, the longest first. */
const parts: Part[] = [
  part('types', 'tsc', '-p', '.', '--incremental', '--tsBuildInfoFile', `${CACHE}/types.tsbuildinfo`),
  // `pnpm test` installs phpcs and has a lane for it; here it is said only where it is on the machine.
  {
    name: 'php style',
    command: [
      'phpcs',
      '--standard=wordpress-plugin/phpcs.xml',
      '-q',
      '--report=emacs',
      `--cache=${CACHE}/phpcs`,
    ],
    without: '     php style: phpcs is not installed',
  },
  part('provider files', 'tsx', 'packages/bundle/src/generate-providers.ts', '--check'),
  part('generated files', 'tsx', 'packages/bundle/src/generate.ts', '--check'),
  part('rooms', 'depcruise', 'packages', 'tools', 'demo', 'e2e'),
  part('dead code', 'knip', '--no-progress'),
  part(undefined, 'tsx', 'tools/check/own-rules.ts'),
  part('style', 'biome', 'ci', '--colors=off', '.'),
  part('pages for developers', 'tsx', 'tools/docs/main.ts', '--check'),
  // A stale lock file ends every other run at its first step: no clean checkout could be installed.
  {
    name: 'lock file',
    command: ['pnpm', 'install', '--frozen-lockfile', '--lockfile-only', '--offline', '--reporter=silent'],
  },
];

mkdirSync(join(root, CACHE), { recursive: true });
const holds = await runParts(parts, Math.max(2, availableParallelism()), root, console.log);
process.exitCode = holds ? 0 : 1;
