import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Options } from 'tsup';
import config from '../../tsup.config';
import { buildAdminScripts } from './admin-scripts';
import { buildBlockEditor } from './block-editor';
import { type BuiltFiles, withoutForwardingFiles } from './forwarding-files';
import { loadedByLoader } from './lazy-imports';
import { type Manifest, writeManifest } from './manifest';
import { minified } from './minify';
import { withoutNeedlessImports } from './needless-imports';
import { sizesOf, sizesTable } from './sizes';
import { type Mapped, type Replace, replaceIn, withTrueSources } from './source-maps';
import { removeStyleSets, writeStyleSets } from './style-sets';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const BUILT = resolve(root, 'wordpress-plugin/build');

/** Builds the browser half into `wordpress-plugin/build` with its manifest, and joins the PHP classes. */
export async function buildAll() {
  process.chdir(root);
  const folder = BUILT;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeStyleSets();
  for (const options of config as Options[]) await build({ ...options, config: false });
  removeStyleSets();
  const maps = readMaps(folder);
  const files = withFewerRequests(readBuilt(folder), elementsOf(maps), replaceIn(maps));
  const manifest = writeManifest(folder, files);
  const scripts = await minifiedScripts(files, maps, namedScripts(files, manifest));
  writeBuilt(folder, files, scripts);
  await buildAdminScripts(join(folder, 'admin'));
  await buildBlockEditor(join(folder, 'editor'));
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

/** Script → source map. */
function readMaps(folder: string): Record<string, string> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.js.map'));
  return Object.fromEntries(
    names.map((name) => [name.replace(/\.map$/, ''), readFileSync(join(folder, name), 'utf8')]),
  );
}

const withFewerRequests = (files: BuiltFiles, elements: ReadonlySet<string>, replace: Replace) =>
  loadedByLoader(withoutForwardingFiles(withoutNeedlessImports(files, elements, replace), replace), replace);

/** The scripts that register a tag: their source map names an `element.ts`. */
const elementsOf = (maps: Record<string, string>): ReadonlySet<string> =>
  new Set(Object.keys(maps).filter((name) => /element\.ts"/.test(maps[name] ?? '')));

/** The scripts that the manifest or another file names: an entry may only import the chunk with its code. */
function namedScripts(files: BuiltFiles, manifest: Manifest): string[] {
  const text = JSON.stringify(manifest) + Object.values(files).join('\n');
  return Object.keys(files).filter((name) => name.endsWith('.js') && text.includes(name));
}

async function minifiedScripts(files: BuiltFiles, maps: Record<string, string>, names: readonly string[]) {
  const scripts: Record<string, Mapped> = {};
  for (const name of names) {
    const isModule = !name.startsWith('onda-');
    scripts[name] = await minified({ code: files[name] ?? '', map: maps[name] ?? '' }, isModule);
  }
  return scripts;
}

const isSheet = (name: string) => name.endsWith('.css');

/** Writes what is shipped, and in `debug` the same with the address of its source map. */
function writeBuilt(folder: string, files: BuiltFiles, scripts: Record<string, Mapped>) {
  for (const name of readdirSync(folder)) if (/\.js(\.map)?$/.test(name)) rmSync(join(folder, name));
  for (const [name, { map }] of Object.entries(scripts)) {
    const mapped = withTrueSources(map, folder);
    if (mapped) writeFileSync(join(folder, `${name}.map`), mapped);
  }
  mkdirSync(join(folder, 'debug'));
  for (const name of [...Object.keys(scripts), ...Object.keys(files).filter(isSheet)]) {
    const code = scripts[name]?.code ?? files[name] ?? '';
    writeFileSync(join(folder, name), code);
    writeFileSync(join(folder, 'debug', name), code + pointerToMap(folder, name));
  }
}

function pointerToMap(folder: string, name: string): string {
  if (!existsSync(join(folder, `${name}.map`))) return '';
  const pointer = `# sourceMappingURL=../${name}.map`;
  return isSheet(name) ? `\n/*${pointer} */\n` : `\n//${pointer}\n`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const before = sizesOf(BUILT);
  const manifest = await buildAll();
  console.log(sizesTable(before, sizesOf(BUILT)));
  console.log(`built ${manifest.loader} and ${Object.keys(manifest.chunks).length} elements`);
}
