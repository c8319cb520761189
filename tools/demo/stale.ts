import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const BUILT = 'wordpress-plugin/build/manifest.json';
const SOURCES = ['packages', 'tools/build', 'tsup.config.ts', 'pnpm-lock.yaml'];
/** Installed, or written beside its sources when a package is packed, which may be while others read the build. */
const PASSED_OVER = new Set([
  'node_modules',
  'types',
  'dist',
  '.stage',
  'custom-elements.json',
  'third-party-licenses.txt',
  'vscode.html-custom-data.json',
  'web-types.json',
]);

/** Whether the build is missing or older than anything that it is made of. */
export const isBuildStale = (root: string): boolean => isStale(root, BUILT, SOURCES);

/** Whether a built file is missing or older than one of its sources: files and folders below `root`. */
export function isStale(root: string, file: string, sources: readonly string[]): boolean {
  const built = join(root, file);
  if (!existsSync(built)) return true;
  const since = statSync(built).mtimeMs;
  return sources.some((source) => newest(join(root, source)) > since);
}

function newest(path: string): number {
  if (!existsSync(path)) return 0;
  const stats = statSync(path);
  if (!stats.isDirectory()) return isTest(path) ? 0 : stats.mtimeMs;
  const entries = readdirSync(path).filter((name) => !PASSED_OVER.has(name));
  return Math.max(0, ...entries.map((name) => newest(join(path, name))));
}

const isTest = (path: string) => /\.test\.tsx?$/.test(path);
