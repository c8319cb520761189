import { randomBytes } from 'node:crypto';
import { cpSync } from 'node:fs';
import { join, sep } from 'node:path';
import { RigError } from './error';
import { cached } from './fetch/cache';
import { PLAYGROUND } from './fetch/sqlite';
import type { PhpCall } from './native';
import { cacheDir, PHP_DIR, REPO } from './places';
import { capture, detach } from './process';

/** The path of a site's root inside WebAssembly; other folders are mounted at the path they have outside. */
export const VIRTUAL_ROOT = '/wordpress';
const PACKAGE_DIR = join(import.meta.dirname, 'playground');
/**
 * Workers are as many as the package recommends; each takes some 250 MB. With three, requests wait for file locks:
 * 529 s a smoke, not 166.
 */
const WORKERS = 6;
const DONE = '\x06';

export type Mount = { hostPath: string; vfsPath: string };

/** Starts the site in WebAssembly PHP; its command line holds the site's folder. */
export async function startPlayground(folder: string, port: number, mounts: Mount[]): Promise<number> {
  const modules = join(await obtainModules(), 'node_modules');
  const all = [
    { hostPath: join(folder, 'www'), vfsPath: VIRTUAL_ROOT },
    ...sharedFolders(folder).map((path) => ({ hostPath: path, vfsPath: path })),
    ...mounts,
  ];
  const config = JSON.stringify({ modules, port, mounts: all, workers: WORKERS });
  const server = join(PACKAGE_DIR, 'server.mjs');
  return detach(process.execPath, [server, config], join(folder, 'server.log'), { cwd: folder });
}

/**
 * Runs the steps of a blueprint on a site that stands already; its plugins are mounted.
 *
 * @param root The site's folder of WordPress.
 * @returns What the program printed.
 */
export async function runBlueprint(
  { root, url }: { root: string; url: string },
  mounts: Mount[],
  blueprint: unknown,
): Promise<string> {
  const modules = join(await obtainModules(), 'node_modules');
  const all = [{ hostPath: root, vfsPath: VIRTUAL_ROOT }, ...mounts];
  const config = JSON.stringify({ modules, mounts: all, blueprint, url });
  return capture(process.execPath, [join(PACKAGE_DIR, 'blueprint.mjs'), config]);
}

/** Puts the door into a site and returns the path of its address. */
export function addDoor(root: string): string {
  const name = `onda-rig-${randomBytes(16).toString('hex')}.php`;
  cpSync(join(PHP_DIR, 'door.php'), join(root, name));
  return `/${name}`;
}

/** Runs one PHP file through the door and returns what it printed. */
export async function runPlayground(door: string, call: PhpCall): Promise<string> {
  const body = JSON.stringify({ ...call, root: VIRTUAL_ROOT, runner: join(PHP_DIR, 'run.php') });
  const response = await fetch(door, { method: 'POST', body });
  const printed = await response.text();
  if (printed.endsWith(DONE)) return printed.slice(0, -DONE.length);
  throw new RigError(`PHP failed: ${printed.replace(/<[^>]+>/g, '').trim()}`);
}

/** Whether the WebAssembly sees that file at the same path. */
export function isShared(folder: string, file: string): boolean {
  return sharedFolders(folder).some((path) => file.startsWith(path + sep));
}

function sharedFolders(folder: string): string[] {
  return [join(folder, 'run'), PHP_DIR, join(REPO, 'demo')];
}

/** The package with all but one PHP version left out, installed from our lock file. */
function obtainModules(): Promise<string> {
  return cached(join(cacheDir(), 'playground', PLAYGROUND.version), async (draft) => {
    for (const name of ['package.json', 'package-lock.json', 'none']) {
      cpSync(join(PACKAGE_DIR, name), join(draft, name), { recursive: true });
    }
    const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--silent'];
    await capture('npm', ['ci', ...quiet], { cwd: draft });
  });
}
