import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/**
 * Files and folders that differ in nothing but case: on macOS and Windows they are one, and a checkout or an unpacked
 * zip loses the other. Each group in the order in which it was given.
 */
export function samePaths(paths: readonly string[]): string[][] {
  const groups = new Map<string, Set<string>>();
  for (const path of paths.flatMap(withFolders)) {
    const key = path.normalize('NFC').toLowerCase();
    groups.set(key, (groups.get(key) ?? new Set()).add(path));
  }
  return [...groups.values()].filter(({ size }) => size > 1).map((group) => [...group]);
}

/** `a/b/c` is `a`, `a/b` and `a/b/c`. */
function withFolders(path: string): string[] {
  const parts = path.split('/');
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

/** The files that git tracks; without git, all files but installed and built ones. */
export function repositoryFiles(root: string): string[] {
  const { status, stdout } = spawnSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.split('\0').filter(Boolean) : filesBelow(root);
}

const LEFT_OUT = new Set(['node_modules', '.git', 'build', 'coverage', 'dist', 'test-results']);

function filesBelow(root: string, folder = root): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return LEFT_OUT.has(entry.name) ? [] : filesBelow(root, path);
    return [relative(root, path).split(sep).join('/')];
  });
}
