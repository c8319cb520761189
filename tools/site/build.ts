import { spawn } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from '../build/main';
import { isBuildStale, isStale } from '../demo/stale';
import { buildPackages } from '../packages/pack';
import { stageSite } from './stage';

const BUILT = 'site/dist/index.html';
const SOURCES = ['docs', 'CHANGELOG.md', 'site', 'tools/site', 'packages', 'custom-elements.json'];

/** Whether the documentation is missing or older than anything that it is made of. */
export const isSiteStale = (root: string): boolean => isStale(root, BUILT, SOURCES);

/** Builds `site/dist`; the elements before, where they are missing or stale. Rejects if it fails. */
export async function buildSite(root: string): Promise<void> {
  if (isBuildStale(root)) await buildAll();
  if (arePackagesStale(root)) await buildPackages();
  await stageSite(root);
  await runVitePress(join(root, 'site'));
}

/** They hold the plugin's own scripts. */
function arePackagesStale(root: string): boolean {
  const built = join(root, 'packages/elements/dist/cdn/onda.js');
  const plugin = join(root, 'wordpress-plugin/build/manifest.json');
  return !existsSync(built) || statSync(built).mtimeMs < statSync(plugin).mtimeMs;
}

function runVitePress(folder: string): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(join(folder, 'node_modules/.bin/vitepress'), ['build'], { cwd: folder });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (piece: string) => {
        said += piece;
      });
    child.on('error', fail);
    child.on('close', (code) => (code === 0 ? done() : fail(new Error(`vitepress build: ${said}`))));
  });
}
