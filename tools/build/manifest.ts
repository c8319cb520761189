import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { phpReturn } from '../../packages/bundle/src/php';
import { entries } from '../../packages/bundle/src/registry';
import type { BuiltFiles } from './forwarding-files';

/** The file names with content hashes, for `Assets` and the static demo. */
export interface Manifest {
  loader: string;
  chunks: Record<string, string>;
  preload: Record<string, string[]>;
  styles: Record<string, string>;
}

/** Of what the build left, by name and content, makes `manifest.json` and `manifest.php`. */
export function writeManifest(folder: string, files: BuiltFiles): Manifest {
  const manifest = manifestOf(files);
  writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  writeFileSync(join(folder, 'manifest.php'), phpReturn(manifest));
  return manifest;
}

export function manifestOf(files: BuiltFiles): Manifest {
  const names = Object.keys(files);
  const named = (entry: string) => names.find((name) => name.replace(HASHED, '') === entry) ?? '';
  const chunks = mapValues(entries, (entry) => withoutDetour(named(entry), files));
  return {
    loader: named('onda'),
    chunks,
    preload: mapValues(chunks, (file) => [file, ...staticImports(file, files)]),
    styles: Object.fromEntries(
      names.flatMap((name) => {
        const [, style] = name.match(/^style-(.*)-\w+\.css$/) ?? [];
        return style ? [[style, name]] : [];
      }),
    ),
  };
}

/** The end of a script's name. */
const HASHED = /-\w+\.js$/;
/** `import{a as b}from"./chunk-X.js"` and `import"./chunk-X.js"`. */
const IMPORT = /(?<=^|;)import(?:\{[^}]*\}from)?"\.\/([\w-]+\.js)";?/g;

/** An entry that only imports the chunk with its code, and what that imports, would cost a request of its own. */
function withoutDetour(file: string, files: BuiltFiles): string {
  const code = files[file] ?? '';
  const [goal = '', ...others] = importsOf(code);
  const isEmpty = code.replace(IMPORT, '').trim() === '';
  const brought = staticImports(goal, files);
  return goal && isEmpty && others.every((other) => brought.includes(other)) ? goal : file;
}

const importsOf = (code: string) => [...code.matchAll(IMPORT)].map(([, file = '']) => file);

function staticImports(file: string, files: BuiltFiles, seen = new Set<string>()): string[] {
  for (const name of importsOf(files[file] ?? '')) {
    if (seen.has(name)) continue;
    seen.add(name);
    staticImports(name, files, seen);
  }
  return [...seen];
}

function mapValues<T, R>(record: Record<string, T>, change: (value: T) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
