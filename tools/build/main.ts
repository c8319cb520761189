import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Options } from 'tsup';
import config from '../../tsup.config';
import { buildAdminScripts } from './admin-scripts';
import { buildBlockEditor } from './block-editor';
import { compileWhileLoading } from './compile-while-loading';
import { type BuiltFiles, withoutForwardingFiles } from './forwarding-files';
import { loadedByLoader } from './lazy-imports';
import { neededFiles, writeManifest } from './manifest';
import { minified } from './minify';
import { withoutNeedlessImports } from './needless-imports';
import { writePhpClasses } from './php-classes';
import { removeStyleSets, writeStyleSets } from './style-sets';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** Builds the browser half into `wordpress-plugin/build` with its manifest, and joins the PHP classes. */
export async function buildAll() {
  process.chdir(root);
  const folder = resolve(root, 'wordpress-plugin/build');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeStyleSets();
  for (const options of config as Options[]) await build({ ...options, config: false });
  removeStyleSets();
  const files = withFewerRequests(readBuilt(folder), elementsOf(folder));
  await writeBuilt(folder, files);
  await buildAdminScripts(join(folder, 'admin'));
  await buildBlockEditor(join(folder, 'editor'));
  const manifest = writeManifest(folder, files);
  writePhpClasses(resolve(root, 'wordpress-plugin'));
  compileWhileLoading(folder, [
    manifest.loader,
    ...Object.values(neededFiles(manifest.chunks, files)).flat(),
  ]);
  return manifest;
}

/** Reads the files without the comment that names their source map: 45 bytes of each file. */
function readBuilt(folder: string): BuiltFiles {
  const names = readdirSync(folder).filter((name) => /\.(js|css)$/.test(name));
  return Object.fromEntries(
    names.map((name) => [name, withoutSourceMap(readFileSync(join(folder, name), 'utf8'))]),
  );
}

const withoutSourceMap = (code: string) =>
  code.replace(/\/\/# sourceMappingURL=\S+\s*$/, '').replace(/\/\*# sourceMappingURL=\S+ \*\/\s*$/, '');

const withFewerRequests = (files: BuiltFiles, elements: ReadonlySet<string>) =>
  loadedByLoader(withoutForwardingFiles(withoutNeedlessImports(files, elements)));

/** The scripts that register a tag: their source map names an `element.ts`. */
function elementsOf(folder: string): ReadonlySet<string> {
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  return new Set(
    scripts.filter((name) => /element\.ts"/.test(readFileSync(join(folder, `${name}.map`), 'utf8'))),
  );
}

/** Minifies the scripts again and removes the files that no other file names. */
async function writeBuilt(folder: string, files: BuiltFiles) {
  for (const name of readdirSync(folder)) {
    const code = files[name.replace(/\.map$/, '')];
    if (code === undefined) rmSync(join(folder, name));
    else if (name.endsWith('.js')) await writeMinified(join(folder, name), code);
    else if (name.endsWith('.css')) writeFileSync(join(folder, name), code);
  }
}

async function writeMinified(file: string, code: string) {
  const isModule = !basename(file).startsWith('onda-');
  const made = await minified({ code, map: readFileSync(`${file}.map`, 'utf8') }, isModule);
  writeFileSync(file, made.code);
  writeFileSync(`${file}.map`, made.map);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const manifest = await buildAll();
  console.log(`built ${manifest.loader} and ${Object.keys(manifest.chunks).length} elements`);
}
