import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from '../build/main';
import { isBuildStale } from '../demo/stale';
import { buildPackages } from '../packages/pack';
import { stageSite } from './stage';

/** Builds the documentation into `site/dist`; the elements before, where they are missing or stale. Throws if it fails. */
export async function buildSite(root: string): Promise<void> {
  if (isBuildStale(root)) await buildAll();
  if (arePackagesStale(root)) await buildPackages();
  await stageSite(root);
  const { status, stdout, stderr } = spawnSync('node_modules/.bin/vitepress', ['build'], {
    cwd: join(root, 'site'),
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`vitepress build: ${stdout}${stderr}`);
}

/** They hold the plugin's own scripts. */
function arePackagesStale(root: string): boolean {
  const built = join(root, 'packages/elements/dist/cdn/onda.js');
  const plugin = join(root, 'wordpress-plugin/build/manifest.json');
  return !existsSync(built) || statSync(built).mtimeMs < statSync(plugin).mtimeMs;
}
