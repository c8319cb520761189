import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '../../build/manifest';
import { PLUGIN_DIR } from '../../rig/places';

/** The output of `pnpm build`. */
export const BUILD_DIR = join(PLUGIN_DIR, 'build');

export function readManifest(): Manifest {
  return JSON.parse(readFileSync(join(BUILD_DIR, 'manifest.json'), 'utf8')) as Manifest;
}
