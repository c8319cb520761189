// @vitest-environment node
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { copyRepository } from '../rig/copy-repository';
import { REPO } from '../rig/places';

const BUILD = 'wordpress-plugin/build';
const BUILT_IN = /^(?:@r2wc\+.+|hls\.js|howler|react|react-dom|scheduler|zustand)@/;

it('two folders make files of the same names and bytes', async () => {
  const roots = ['one', 'two'].map((name) => copyRepository(mkdtempSync(join(tmpdir(), `onda-${name}-`))));
  roots.forEach(own);
  try {
    await Promise.all(roots.map(build));
    const [one = new Map(), other = new Map()] = roots.map(builtIn);
    expect([...other.keys()]).toEqual([...one.keys()]);
    expect([...other].filter(([name, bytes]) => !one.get(name).equals(bytes))).toEqual([]);
    expect(one.size).toBeGreaterThan(100);
  } finally {
    for (const root of roots) rmSync(root, { recursive: true, force: true, maxRetries: 3 });
  }
});

/** The packages that are built in stand in the copy itself, as after an install. */
function own(root: string): void {
  const packages = join(root, 'node_modules/.pnpm');
  rmSync(join(root, 'node_modules'));
  mkdirSync(packages, { recursive: true });
  for (const name of readdirSync(join(REPO, 'node_modules')).filter((entry) => entry !== '.pnpm'))
    symlinkSync(join(REPO, 'node_modules', name), join(root, 'node_modules', name));
  for (const name of readdirSync(join(REPO, 'node_modules/.pnpm'))) {
    const from = join(REPO, 'node_modules/.pnpm', name);
    if (BUILT_IN.test(name)) cpSync(from, join(packages, name), { recursive: true, verbatimSymlinks: true });
    else symlinkSync(from, join(packages, name));
  }
}

const build = (root: string) =>
  promisify(execFile)(join(root, 'node_modules/.bin/tsx'), ['tools/build/main.ts'], { cwd: root });

/** Contents by name. Maps of sources do not leave this machine. */
function builtIn(root: string): Map<string, Buffer> {
  const names = readdirSync(join(root, BUILD), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
  return new Map(names.sort().map((name) => [name, readFileSync(join(root, name))]));
}
