import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import {
  type BuildContext,
  type BuildFailure,
  type BuildOptions,
  context,
  formatMessages,
  type OutputFile,
} from 'esbuild';
import { phpReturn } from '../../packages/bundle/src/php';
import { builtStyles, entryFiles, PAGE_STYLE } from '../../packages/bundle/src/registry';
import { FLOOR } from '../build/floor';
import { inLanguage } from '../build/in-language';
import { manifestOf } from '../build/manifest';
import { importedSheets } from '../build/sheets';

/** The changes of a rebuild: style sheets by their file name, and whether a script changed. */
export interface Rebuilt {
  sheets: string[];
  scripts: boolean;
}

export interface Bundle {
  /** Builds what has read one of the files. Rejects with the errors as text; what was built before stays. */
  rebuild(paths?: readonly string[]): Promise<Rebuilt>;
  close(): Promise<void>;
}

const LOADER = 'packages/bundle/src/loader.ts';

const sheets = Object.entries(builtStyles).map(([name, file]) => [`style-${name}`, file]);

/** A sheet keeps its name, so that a page can load it again; a script has another name when it changes. */
const scriptNames = { entryNames: '[name]-[hash]', chunkNames: 'chunk-[hash]' };

/** The build of `tsup.config.ts` without the steps that save bytes, as esbuild keeps it ready for the next change. */
export async function createBundle(folder: string): Promise<Bundle> {
  mkdirSync(folder, { recursive: true });
  const common: BuildOptions = {
    outdir: folder,
    bundle: true,
    write: false,
    metafile: true,
    sourcemap: true,
    target: ['es2022', ...FLOOR],
    platform: 'browser',
    jsx: 'automatic',
    loader: { '.html': 'text' },
    define: { 'process.env.NODE_ENV': '"development"' },
    logLevel: 'silent',
    plugins: [importedSheets],
  };
  const classic: BuildOptions = { ...common, ...scriptNames, format: 'iife' };
  const contexts = await Promise.all([
    context({ ...classic, entryPoints: { onda: LOADER } }),
    context({ ...classic, entryPoints: { 'onda-language': LOADER }, plugins: [inLanguage, importedSheets] }),
    context({ ...common, ...scriptNames, format: 'esm', splitting: true, entryPoints: entryFiles }),
    context({
      ...common,
      entryNames: '[name]-dev',
      entryPoints: { ...Object.fromEntries(sheets), 'style-page': PAGE_STYLE },
    }),
  ]);
  const targets = contexts.map(createTarget);
  let former: ReadonlyMap<string, string> = new Map();
  return {
    async rebuild(paths) {
      await Promise.all(targets.map((target) => target.rebuild(paths))).catch(throwAsText);
      const built = new Map(targets.flatMap((target) => target.files()));
      const names = [...built.keys()].filter((name) => former.get(name) !== built.get(name)?.hash);
      const gone = [...former.keys()].filter((name) => !built.has(name));
      for (const name of names) writeFileSync(join(folder, name), built.get(name)?.contents ?? '');
      if (names.length + gone.length > 0) writeDevManifest(folder, [...built.keys()]);
      for (const name of gone) rmSync(join(folder, name), { force: true });
      former = new Map([...built].map(([name, { hash }]) => [name, hash]));
      return {
        sheets: names.filter((name) => name.endsWith('.css')),
        scripts: names.some((name) => name.endsWith('.js')),
      };
    },
    async close() {
      await Promise.all(contexts.map((one) => one.dispose()));
    },
  };
}

/** A build that is made again where it has read one of the changed files, and after a failure. */
function createTarget(context: BuildContext) {
  let inputs: ReadonlySet<string> | undefined;
  let files: OutputFile[] = [];
  return {
    files: () => files.map((file) => [basename(file.path), file] as const),
    async rebuild(paths: readonly string[] = []) {
      if (inputs && !paths.some((path) => inputs?.has(path))) return;
      inputs = undefined;
      const { outputFiles = [], metafile } = await context.rebuild();
      const read = Object.keys(metafile?.inputs ?? {});
      inputs = new Set(read.map((input) => resolve(input.replace(/^sheet:(.*)\?sheet$/, '$1'))));
      files = outputFiles;
    },
  };
}

async function throwAsText(failure: BuildFailure): Promise<never> {
  const texts = await formatMessages(failure.errors ?? [], { kind: 'error' });
  throw new Error(texts.join('') || String(failure));
}

function writeDevManifest(folder: string, names: string[]): void {
  const files = Object.fromEntries(names.map((name) => [name, '']));
  writeFileSync(join(folder, 'manifest.php'), phpReturn({ ...manifestOf(files), sets: {} }));
}
