import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type BuildContext, type BuildOptions, context, formatMessages } from 'esbuild';
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
  /** Rejects with the errors as text; what was built before stays. */
  rebuild(): Promise<Rebuilt>;
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
  let former = new Map<string, string>();
  return {
    async rebuild() {
      const built = await outputOf(contexts);
      const changed = [...built].filter(([name, { hash }]) => former.get(name) !== hash);
      const gone = [...former.keys()].filter((name) => !built.has(name));
      for (const [name, { contents }] of changed) writeFileSync(join(folder, name), contents);
      if (changed.length + gone.length > 0) writeDevManifest(folder, [...built.keys()]);
      for (const name of gone) rmSync(join(folder, name), { force: true });
      former = new Map([...built].map(([name, { hash }]) => [name, hash]));
      const names = changed.map(([name]) => name);
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

async function outputOf(contexts: BuildContext[]) {
  const results = await Promise.allSettled(contexts.map((one) => one.rebuild()));
  const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  if (failures.length > 0) {
    const errors = failures.flatMap((failure) => failure.errors ?? []);
    const texts = await formatMessages(errors, { kind: 'error' });
    throw new Error([...new Set(texts)].join('') || String(failures[0]));
  }
  const files = results.flatMap((result) =>
    result.status === 'fulfilled' ? (result.value.outputFiles ?? []) : [],
  );
  return new Map(files.map(({ path, hash, contents }) => [basename(path), { hash, contents }]));
}

function writeDevManifest(folder: string, names: string[]): void {
  const files = Object.fromEntries(names.map((name) => [name, '']));
  writeFileSync(join(folder, 'manifest.php'), phpReturn({ ...manifestOf(files), sets: {} }));
}
