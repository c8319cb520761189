import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'tsup';
import { elementFiles } from '../../packages/bundle/src/element-files';
import { elements, styleSets } from '../../packages/bundle/src/registry';
import type { Manifest } from '../build/manifest';
import { thirdPartyNotices } from '../build/notices';
import { importedSheets } from '../build/sheets';
import { slimContracts } from '../build/slim-contracts';
import { cdnScript } from './cdn-script';
import { declarationOf } from './declarations';
import { nodeSafe } from './node-safe';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, 'packages/elements');
const dist = join(folder, 'dist');
const plugin = join(root, 'wordpress-plugin/build');

/** Modules of `src` that an application imports by their own name. */
const ENTRIES = ['index', 'loader', 'ssr'];
const STORES = ['player', 'now-playing', 'favorites', 'search', 'most-viewed'];

/** Builds `@onda/elements` into its `dist`. The plugin is built before: its scripts are the CDN file. */
export async function buildElements(): Promise<void> {
  rmSync(dist, { recursive: true, force: true });
  const files = await elementFiles(join(root, 'packages'));
  const sources = writeDefinitions(Object.entries(files));
  await bundle(sources);
  rmSync(join(dist, '.define'), { recursive: true });
  copyPlugin();
  writeTypes(Object.keys(files));
  writeFileSync(join(folder, 'third-party-licenses.txt'), thirdPartyNotices(dist, plugin));
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('.map')) rmSync(join(dist, name));
  for (const name of ['custom-elements.json', 'docs/web-types.json', 'docs/vscode.html-custom-data.json'])
    copyFileSync(join(root, name), join(folder, name.replace('docs/', '')));
}

/** A module a tag, which registers it. */
function writeDefinitions(files: [tag: string, file: string][]): Record<string, string> {
  mkdirSync(join(dist, '.define'), { recursive: true });
  const entries = files.map(([tag, file]) => {
    const source = join(dist, '.define', `${tag}.ts`);
    writeFileSync(source, `import '../../../${file.replace(/\.ts$/, '')}';\n`);
    return [`define/${tag}`, source];
  });
  return Object.fromEntries(entries);
}

async function bundle(definitions: Record<string, string>): Promise<void> {
  const own = (name: string) => [name, join(folder, 'src', `${name}.ts`)];
  const stores = STORES.map((name) => own(`headless/${name}`));
  await build({
    config: false,
    entry: { ...definitions, ...Object.fromEntries([...ENTRIES.map(own), ...stores]) },
    outDir: dist,
    format: 'esm',
    target: ['es2022'],
    platform: 'neutral',
    splitting: true,
    minify: true,
    sourcemap: true,
    silent: true,
    noExternal: [/^(?!react(-dom)?($|\/))/],
    external: ['react', 'react-dom'],
    env: { NODE_ENV: 'production', ONDA_VERSION: versionOf(folder) },
    loader: { '.html': 'text' },
    outExtension: () => ({ js: '.js' }),
    esbuildPlugins: [importedSheets, slimContracts, nodeSafe(root.replace(/\/$/, ''))],
    esbuildOptions(options) {
      options.jsx = 'automatic';
      options.legalComments = 'none';
      // Sheets are found beside `dist/sheets.js`; every other shared module stands below.
      options.chunkNames = 'chunks/[name]-[hash]';
      options.mainFields = ['browser', 'module', 'main'];
      options.conditions = ['browser'];
    },
  });
}

export const versionOf = (place: string): string =>
  JSON.parse(readFileSync(join(place, 'package.json'), 'utf8')).version;

/** Source maps, what PHP reads, sets that PHP chooses, and scripts of wp-admin. */
const NOT_OF_PAGES = /\.map$|manifest\.|style-set|[\\/]build[\\/](?:admin|debug|editor)\b/;

/** The style sheets under their plain names, and the scripts as one browser loads them without a bundler. */
function copyPlugin(): void {
  const manifest: Manifest = JSON.parse(readFileSync(join(plugin, 'manifest.json'), 'utf8'));
  const styles = join(dist, 'styles');
  const cdn = join(dist, 'cdn');
  mkdirSync(styles, { recursive: true });
  mkdirSync(cdn);
  for (const [name, file] of Object.entries(manifest.styles))
    copyFileSync(join(plugin, file), join(styles, `${name}.css`));
  const sets = Object.keys(styleSets).map((name) => [name, manifest.sets[name]?.file ?? ''] as const);
  for (const [name, file] of sets) copyFileSync(join(plugin, file), join(styles, `${name}.css`));
  const alone = elements
    .filter(({ styleSet }) => styleSet === 'none')
    .map(({ tag }) => manifest.styles[tag] ?? '');
  const all = [...sets.map(([, file]) => file), ...alone];
  const whole = all.map((file) => readFileSync(join(plugin, file), 'utf8')).join('\n');
  writeFileSync(join(styles, 'onda.css'), whole);
  cpSync(plugin, cdn, { recursive: true, filter: (name) => !NOT_OF_PAGES.test(name) });
  writeFileSync(join(cdn, 'onda.js'), cdnScript(manifest, versionOf(folder)));
}

/** The printed types, and the declarations of the modules of `src`. */
function writeTypes(tags: readonly string[]): void {
  const types = resolve(folder, 'types');
  for (const name of readdirSync(types)) copyFileSync(join(types, name), join(dist, name));
  const declared = [
    'add-language',
    'configure',
    'page-state',
    ...ENTRIES,
    'generated/heard-track',
    'headless/shared-store',
    ...STORES.map((name) => `headless/${name}`),
  ];
  mkdirSync(join(dist, 'generated'));
  for (const name of declared)
    writeFileSync(join(dist, `${name}.d.ts`), declarationOf(join(folder, 'src', `${name}.ts`)));
  const index = join(dist, 'index.d.ts');
  writeFileSync(
    index,
    `import './elements.js';\nexport type * from './elements.js';\nexport type * from './events.js';\n${readFileSync(index, 'utf8')}`,
  );
  for (const tag of tags)
    writeFileSync(join(dist, 'define', `${tag}.d.ts`), "import '../elements.js';\nexport {};\n");
  writeFileSync(join(dist, 'nothing.js'), 'export {};\n');
}
