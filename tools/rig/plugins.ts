import { existsSync, statSync, symlinkSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { RigError } from './error';
import type { SiteOptions } from './options';
import { PLUGIN_DIR, REPO } from './places';
import type { Mount } from './playground';
import { capture } from './process';

const ONDA = 'onda';

export type PluginFolder = { name: string; path: string };

/** The plugins to be switched on, in that order: Onda first unless the site is bare. */
export async function pluginFolders({
  bare,
  noBuild,
  plugins,
  pluginFolder = PLUGIN_DIR,
}: SiteOptions): Promise<PluginFolder[]> {
  const asked = plugins.map((path) => ({ name: basename(resolve(path)), path: resolve(path) }));
  for (const { path } of asked) {
    if (!existsSync(path) || !statSync(path).isDirectory())
      throw new RigError(`There is no plugin folder ${path}`);
  }
  if (bare) return asked;
  if (!existsSync(join(PLUGIN_DIR, 'onda.php')))
    throw new RigError(`There is no plugin in ${PLUGIN_DIR}; use --bare`);
  if (!noBuild) await ensureBuilt();
  return [{ name: ONDA, path: pluginFolder }, ...asked];
}

/** Linked, so that a change in the folder shows at once; what the plugin writes lands beside the link. */
export function linkPlugins(folders: PluginFolder[], root: string): void {
  for (const { name, path } of folders)
    symlinkSync(path, join(root, 'wp-content', 'plugins', name), 'junction');
}

/** WebAssembly cannot follow a link out of its folders, so there the plugins are mounted. */
export function pluginMounts(folders: PluginFolder[], virtualRoot: string): Mount[] {
  return folders.map(({ name, path }) => ({
    hostPath: path,
    vfsPath: `${virtualRoot}/wp-content/plugins/${name}`,
  }));
}

async function ensureBuilt(): Promise<void> {
  if (existsSync(join(PLUGIN_DIR, 'build', 'manifest.php'))) return;
  await capture(process.execPath, ['--import', 'tsx', join('tools', 'build', 'main.ts')], { cwd: REPO });
}
