import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyRepository } from '../rig/copy-repository';

/**
 * Takes each feature of the front end away in turn: its package, and its import and its line in the registry. The rest
 * is generated and built, with every element but its own. The features of the server are taken away by
 * `FeatureRemovalTest`.
 */
const REGISTRY = 'packages/bundle/src/registry.ts';

const registryLines = (code: string) => [
  ...code.matchAll(/^import \{ (\w+Feature) \} from '@onda\/([a-z-]+)\//gm),
];

/** The sentences about what broke; none when the rest stands without the feature. */
function problemsWithout(copy: string, symbol: string, name: string): string[] {
  const registry = join(copy, REGISTRY);
  const code = readFileSync(registry, 'utf8');
  const folder = join(copy, 'packages', name);
  const aside = join(copy, 'taken-away');
  const tags = tagsOf(copy, name);
  renameSync(folder, aside);
  writeFileSync(registry, code.replace(new RegExp(`^.*\\b${symbol}\\b.*\\n`, 'gm'), ''));
  try {
    const scripts = ['packages/bundle/src/generate.ts', 'tools/build/main.ts'];
    const failed = scripts.flatMap((script) => failureOf(copy, script));
    if (failed.length > 0) return failed;
    const built = readFileSync(join(copy, 'wordpress-plugin/build/manifest.php'), 'utf8');
    return tags.filter((tag) => built.includes(`'${tag}'`)).map((tag) => `${tag} is still built`);
  } finally {
    renameSync(aside, folder);
    writeFileSync(registry, code);
  }
}

/** The custom elements that the contracts of a package name. */
function tagsOf(copy: string, name: string): string[] {
  const elements = readFileSync(join(copy, 'wordpress-plugin/generated/elements.php'), 'utf8');
  return [...elements.matchAll(/^ {4}'([a-z-]+)' => \[(?:(?!^ {4}\]).)*?'feature' => '([a-z-]+)'/gms)]
    .filter(({ 2: feature }) => feature === name)
    .map(({ 1: tag }) => tag ?? '');
}

function failureOf(copy: string, script: string): string[] {
  const { status, stdout, stderr } = spawnSync('node', ['--import', 'tsx', script], {
    cwd: copy,
    encoding: 'utf8',
  });
  return status === 0 ? [] : [`${script}: ${`${stdout}${stderr}`.trim().split('\n').slice(-12).join('\n')}`];
}

const isNeeded = (file: string) => !/^(e2e|demo)\//.test(file);
const copy = copyRepository(mkdtempSync(join(tmpdir(), 'onda-features-')), isNeeded);
let isFine = true;
try {
  for (const { 1: symbol = '', 2: name = '' } of registryLines(readFileSync(join(copy, REGISTRY), 'utf8'))) {
    const problems = problemsWithout(copy, symbol, name);
    isFine &&= problems.length === 0;
    process.stdout.write(
      `${problems.length === 0 ? 'ok  ' : 'FAIL'} without ${name}\n${problems.map((line) => `${line}\n`).join('')}`,
    );
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
process.exitCode = isFine ? 0 : 1;
