import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { problemsOfLimits } from './limits';
import { type Part, runParts } from './part';
import { repositoryFiles, samePaths } from './same-paths';

const RULES = ['biome.json', 'wordpress-plugin/phpcs.xml'];
const PHP = /^wordpress-plugin\/(?!generated\/).*\.php$/;

/**
 * Checks the files as they are staged, in a folder of their own: what the working tree has beyond the index counts for
 * nothing, and no file is changed.
 */
export async function stagedFilesHold(root: string, print: (text: string) => void): Promise<boolean> {
  const git = (words: string[], input = '') =>
    execFileSync('git', words, { cwd: root, input, encoding: 'utf8' }).split('\0').filter(Boolean);
  const staged = git(['diff', '--cached', '--name-only', '-z', '--diff-filter=ACMR']);
  if (staged.length === 0) return true;
  const folder = mkdtempSync(join(tmpdir(), 'onda-staged-'));
  try {
    const index = repositoryFiles(root);
    const wanted = new Set([...staged, ...RULES.filter((file) => index.includes(file))]);
    git(['checkout-index', `--prefix=${folder}${sep}`, '-z', '--stdin'], [...wanted].join('\0'));
    const there = staged.filter((file) => existsSync(join(folder, file)));
    const problems = [
      ...problemsOfLimits(there, (file) => readFileSync(join(folder, file), 'utf8')),
      ...samePaths(index).map((paths) => `${paths.join(' and ')} are one path where names have no case`),
    ];
    for (const problem of problems) print(problem);
    const holds = await runParts(
      partsOf(root, there),
      2,
      folder,
      (text) => /^FAIL/m.test(text) && print(text),
    );
    return holds && problems.length === 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function partsOf(root: string, staged: string[]): Part[] {
  const biome = join(root, 'node_modules', '.bin', 'biome');
  const php = staged.filter((file) => PHP.test(file));
  const style: Part = {
    name: 'style',
    command: [biome, 'check', '--vcs-enabled=false', '--no-errors-on-unmatched', '--colors=off', ...staged],
  };
  if (php.length === 0) return [style];
  const rules = ['--standard=wordpress-plugin/phpcs.xml', '-q', '--report=emacs'];
  return [style, { name: 'php style', command: ['phpcs', ...rules, ...php], without: '' }];
}
