import { cpSync, existsSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { PLUGIN_DIR } from '../rig/places';
import { attempt } from '../rig/process';

/** Other commands write these. */
const LEFT_OUT = /^(build|tests|classes\.php)($|[\\/])/;

const isLeftOut = (path: string) => LEFT_OUT.test(relative(PLUGIN_DIR, path));

/** A copy of the plugin with a build of its own: the one in the repository stays as `pnpm build` made it. */
export function copyPlugin(folder: string): void {
  cpSync(PLUGIN_DIR, folder, { recursive: true, filter: (path) => !isLeftOut(path) });
}

/** Brings one changed file into the copy. Throws for a file that PHP cannot read; the copy keeps the former one. */
export async function copyChanged(path: string, folder: string, hasPhp: boolean): Promise<void> {
  if (isLeftOut(path)) return;
  const place = join(folder, relative(PLUGIN_DIR, path));
  if (!existsSync(path)) return rmSync(place, { force: true, recursive: true });
  if (hasPhp && path.endsWith('.php')) {
    const { code, stdout } = await attempt('php', ['-d', 'display_errors=1', '-l', path]);
    if (code !== 0) throw new Error(stdout.trim());
  }
  cpSync(path, place, { recursive: true });
}
