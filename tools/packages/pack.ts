import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildAll } from '../build/main';
import { buildElements, root } from './build-elements';
import { buildReact } from './build-react';

export type PackageName = 'elements' | 'react';

/** Builds both packages; the plugin before, unless it is there. */
export async function buildPackages(): Promise<void> {
  if (!existsSync(join(root, 'wordpress-plugin/build/manifest.json'))) await buildAll();
  await buildElements();
  buildReact();
}

/** Packs both as npm would get them; gives the tarballs' paths. Throws with what pnpm said. */
export function packPackages(folder: string): Record<PackageName, string> {
  mkdirSync(folder, { recursive: true });
  return { elements: packed('elements', folder), react: packed('react', folder) };
}

function packed(name: PackageName, folder: string): string {
  const place = join(root, 'packages', name);
  const isOurs = (file: string) => file.startsWith(`onda-${name}-`) && file.endsWith('.tgz');
  for (const file of readdirSync(folder).filter(isOurs)) rmSync(join(folder, file));
  const { status, stdout, stderr } = spawnSync(
    'npx',
    ['--yes', 'pnpm@10', 'pack', '--pack-destination', resolve(folder)],
    {
      cwd: place,
      encoding: 'utf8',
    },
  );
  const file = readdirSync(folder).find(isOurs);
  if (status !== 0 || !file) throw new Error(`pnpm pack in ${place}: ${stdout}${stderr}`);
  return join(folder, file);
}
