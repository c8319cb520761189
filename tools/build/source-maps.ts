import { existsSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import remapping from '@jridgewell/remapping';
import MagicString from 'magic-string';

/** Replaces what matches in a built file of that name. */
export type Replace = (
  name: string,
  code: string,
  pattern: RegExp,
  by: (...match: string[]) => string,
) => string;

export const replace: Replace = (_, code, pattern, by) => code.replace(pattern, by);

/** Replaces and keeps the map of the file true. @param maps File → source map, which this changes. */
export const replaceIn =
  (maps: Record<string, string>): Replace =>
  (name, code, pattern, by) => {
    const text = new MagicString(code).replace(pattern, by);
    const former = maps[name];
    if (text.hasChanged() && former) maps[name] = chained(mapOf(text), former);
    return text.toString();
  };

const mapOf = (text: MagicString): string => text.generateMap({ hires: 'boundary' }).toString();

/** The map of two steps in a row. */
export const chained = (later: string, earlier: string): string =>
  String(remapping([later, earlier], () => null));

/** A script with its source map, which holds the names of the sources and the origin of each line. */
export interface Mapped {
  code: string;
  map: string;
}

export function startingWith(start: string, { code, map }: Mapped): Mapped {
  const text = new MagicString(code).prepend(start);
  return { code: text.toString(), map: chained(mapOf(text), map) };
}

/**
 * Names the files as they are on disk, with their text: esbuild saw some with the imports of `stages` or as a style
 * sheet in a module. Undefined for a script that nothing of a source is in.
 */
export function withTrueSources(map: string, folder: string): string | undefined {
  const { sources, sourcesContent, ...rest } = JSON.parse(map) as {
    sources: string[];
    sourcesContent: (string | null)[];
  };
  if (sources.length === 0) return undefined;
  const names = sources.map((source) =>
    source.replace(/^sheet:(.*)\?sheet$/, (_, file: string) => relative(folder, file).replaceAll('\\', '/')),
  );
  const texts = names.map((name, at) => {
    const file = resolve(folder, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : (sourcesContent[at] ?? null);
  });
  return JSON.stringify({ ...rest, sources: names, sourcesContent: texts });
}
