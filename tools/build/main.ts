import { mkdirSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Options } from 'tsup';
import config from '../../tsup.config';
import { writeManifest } from './manifest';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** Builds the browser half into `wordpress-plugin/build` with its manifest. */
export async function buildAll() {
  process.chdir(root);
  const folder = resolve(root, 'wordpress-plugin/build');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const options of config as Options[]) await build({ ...options, config: false });
  return writeManifest(folder);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const manifest = await buildAll();
  console.log(`built ${manifest.loader} and ${Object.keys(manifest.chunks).length} elements`);
}
