import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Options } from 'tsup';
import config from '../../tsup.config';
import { compileWhileLoading } from './compile-while-loading';
import { withoutDetours } from './detours';
import { writeManifest } from './manifest';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** Builds the browser half into `wordpress-plugin/build` with its manifest. */
export async function buildAll() {
  process.chdir(root);
  const folder = resolve(root, 'wordpress-plugin/build');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const options of config as Options[]) await build({ ...options, config: false });
  straighten(folder);
  const manifest = writeManifest(folder);
  compileWhileLoading(folder, manifest);
  return manifest;
}

/** Source maps stay beside the files and are not named in them: each name would cost every visitor 45 bytes. */
function straighten(folder: string) {
  const names = readdirSync(folder).filter((name) => /\.(js|css)$/.test(name));
  const files = Object.fromEntries(
    names.map((name) => [name, withoutSourceMap(readFileSync(join(folder, name), 'utf8'))]),
  );
  const kept = withoutDetours(files);
  for (const name of names) {
    const code = kept[name];
    if (code === undefined) for (const file of [name, `${name}.map`]) rmSync(join(folder, file));
    else writeFileSync(join(folder, name), code);
  }
}

const withoutSourceMap = (code: string) =>
  code.replace(/\/\/# sourceMappingURL=\S+\s*$/, '').replace(/\/\*# sourceMappingURL=\S+ \*\/\s*$/, '');

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const manifest = await buildAll();
  console.log(`built ${manifest.loader} and ${Object.keys(manifest.chunks).length} elements`);
}
