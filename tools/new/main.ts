import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type ElementNames, namesOf } from './element-names';
import { newElement } from './new-element';
import { nextSteps } from './next-steps';
import { refusal } from './refusal';

// pnpm new element <tag> [--in PACKAGE]
const USAGE = 'pnpm new element <tag> [--in PACKAGE]';
const root = fileURLToPath(new URL('../..', import.meta.url));

const names = readNames();
const problem = names ? refusal(root, names) : USAGE;
if (!names || problem) {
  console.error(problem);
  process.exitCode = 1;
} else {
  const files = newElement(root, names);
  run('pnpm', 'install', '--prefer-offline', '--reporter=silent');
  run('biome', 'check', '--write', ...files);
  run('pnpm', 'generate');
  run(
    'vitest',
    'run',
    '--reporter=dot',
    'packages/elements/src/templates.test.ts',
    '-t',
    'for every template',
  );
  console.log(nextSteps(names));
}

function readNames(): ElementNames | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: process.argv.slice(2).filter((word) => word !== '--'),
      options: { in: { type: 'string' } },
      allowPositionals: true,
    });
    const [kind, tag, ...more] = positionals;
    return kind === 'element' && tag && more.length === 0 ? namesOf(tag, values.in) : undefined;
  } catch {
    return undefined;
  }
}

/** Ends this run where the program fails: what it prints says why. */
function run(program: string, ...options: string[]): void {
  const env = { ...process.env, ONDA_WRITE_GOLDEN: '1' };
  const { status } = spawnSync(program, options, { cwd: root, stdio: 'inherit', env });
  if (status === 0) return;
  console.error(
    `${program} ${options[0]} failed: mend what it names, then run pnpm install and pnpm generate.`,
  );
  process.exit(1);
}
