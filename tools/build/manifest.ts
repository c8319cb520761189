import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { phpReturn } from '../../packages/bundle/src/php';
import { entries } from '../../packages/bundle/src/registry';

/** What `Assets` and the static demo read: file names with their content hashes. */
export interface Manifest {
  loader: string;
  chunks: Record<string, string>;
  preload: Record<string, string[]>;
  styles: Record<string, string>;
}

interface Metafile {
  outputs: Record<
    string,
    { inputs: Record<string, { bytesInOutput: number }>; imports: { path: string; kind: string }[] }
  >;
}

/** Turns esbuild's own account of the build into `manifest.json` and `manifest.php`. */
export function writeManifest(folder: string): Manifest {
  const outputs = readMetafiles(folder);
  const named = (prefix: string, extension: string) =>
    Object.keys(outputs).find((file) => file.startsWith(`${prefix}-`) && file.endsWith(extension)) ?? '';
  const chunks = mapValues(entries, (entry) => withoutDetour(named(entry, '.js'), outputs));
  const manifest: Manifest = {
    loader: named('onda', '.js'),
    chunks,
    preload: mapValues(chunks, (file) => [file, ...staticImports(file, outputs)]),
    styles: Object.fromEntries(
      Object.keys(outputs)
        .filter((file) => /^style-.*\.css$/.test(file))
        .map((file) => [file.replace(/^style-(.*)-[^-]+\.css$/, '$1'), file]),
    ),
  };
  writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  writeFileSync(join(folder, 'manifest.php'), phpReturn(manifest));
  return manifest;
}

/** An entry that only imports the chunk with its code, and what that imports, would cost a request of its own. */
function withoutDetour(file: string, outputs: Metafile['outputs']): string {
  const { imports = [], inputs = {} } = outputs[file] ?? {};
  const [goal = '', ...others] = imports.map(({ path }) => basename(path));
  const isEmpty = Object.values(inputs).every(({ bytesInOutput }) => bytesInOutput === 0);
  const brought = staticImports(goal, outputs);
  return goal && isEmpty && others.every((other) => brought.includes(other)) ? goal : file;
}

function readMetafiles(folder: string): Metafile['outputs'] {
  const outputs: Metafile['outputs'] = {};
  for (const name of readdirSync(folder).filter((file) => /^metafile-.*\.json$/.test(file))) {
    const { outputs: built } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Metafile;
    for (const [path, output] of Object.entries(built)) outputs[basename(path)] = output;
    rmSync(join(folder, name));
  }
  return outputs;
}

function staticImports(file: string, outputs: Metafile['outputs'], seen = new Set<string>()): string[] {
  for (const { path, kind } of outputs[file]?.imports ?? []) {
    const name = basename(path);
    if (kind !== 'import-statement' || seen.has(name)) continue;
    seen.add(name);
    staticImports(name, outputs, seen);
  }
  return [...seen];
}

function mapValues<T, R>(record: Record<string, T>, change: (value: T) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
