import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { earlyMembers, loadRules } from '../../packages/bundle/src/load-rules';
import { phpReturn } from '../../packages/bundle/src/php';
import {
  builtNameOf,
  elements,
  entries,
  loneScripts,
  styles as sources,
  styleSets,
} from '../../packages/bundle/src/registry';
import type { EarlyMembers } from '../../packages/core/src/loading/early-members';
import type { LoadRules } from '../../packages/core/src/loading/load-when-needed';
import type { BuiltFiles } from './forwarding-files';
import { IMPORT, importsOf, staticImports } from './static-imports';

/** The file names with content hashes, for `Assets` and the static demo. */
export interface Manifest {
  loader: string;
  /** The loader of a page in another language than Spanish and English. */
  languageLoader: string;
  chunks: Record<string, string>;
  /** Tag → the script of a page whose only element it is. */
  lone: Record<string, string>;
  /** The file that the script of every element imports. */
  base: string;
  load: LoadRules;
  members: EarlyMembers;
  styles: Record<string, string>;
  /** File → bytes of a style sheet as a browser receives it, response head included. */
  weights: Record<string, number>;
  /** Style sheets that are built as one. A page links to a set where it weighs less than those that the page needs. */
  sets: Record<string, { file: string; weight: number; styles: string[] }>;
}

/** Bytes of a response head, as nginx sends it with its usual fields. */
const HEAD = 260;

/** The build's files, by name and content, give `manifest.json` and `manifest.php`. */
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
  const needed = neededFiles(chunks, files);
  const sheets = Object.fromEntries(
    names.flatMap((name) => {
      const [, style] = name.match(/^style-(.*)-\w+\.css$/) ?? [];
      return style ? [[style, name]] : [];
    }),
  );
  const styles = {
    ...mapValues(sources, (_, name) => sheets[builtNameOf(name)] ?? ''),
    page: sheets.page ?? '',
  };
  const weight = (file: string) => gzipSync(files[file] ?? '').length + HEAD;
  return {
    loader: named('onda'),
    languageLoader: named('onda-language'),
    chunks,
    lone: mapValues(loneScripts, named),
    base: commonOf(Object.values(needed)),
    load: loadRules(elements),
    members: earlyMembers(elements),
    styles,
    weights: Object.fromEntries(Object.values(styles).map((file) => [file, weight(file)])),
    sets: mapValues(styleSets, ({ names }, set) => {
      const file = sheets[`set-${set}`] ?? '';
      return { file, weight: weight(file), styles: [...names] };
    }),
  };
}

/** Tag → the script of the element and what it imports. */
export const neededFiles = (chunks: Manifest['chunks'], files: BuiltFiles): Record<string, string[]> =>
  mapValues(chunks, (file) => [file, ...staticImports(file, files)]);

/** The end of a script's name. */
const HASHED = /-\w+\.js$/;

/** An entry that only imports the chunk with its code, and what that imports, would cost a request of its own. */
function withoutDetour(file: string, files: BuiltFiles): string {
  const code = files[file] ?? '';
  const [goal = '', ...others] = importsOf(code);
  const isEmpty = code.replace(IMPORT, '').trim() === '';
  const brought = staticImports(goal, files);
  return goal && isEmpty && others.every((other) => brought.includes(other)) ? goal : file;
}

/** The first file that all lists have; an empty string where there is none. */
const commonOf = ([first = [], ...others]: string[][]) =>
  first.find((file) => others.every((files) => files.includes(file))) ?? '';

function mapValues<T, R>(record: Record<string, T>, change: (value: T, key: string) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]));
}
