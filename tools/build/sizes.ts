import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { table } from '../bench/table';

/** Name of a built file, without its hash → its bytes with gzip. */
export type Sizes = ReadonlyMap<string, number>;

/** The hash in the name of another file changes what a file weighs. */
const NOISE = 16;

export function sizesOf(folder: string): Sizes {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => /\.(js|css)$/.test(name)) : [];
  return new Map(names.map((name) => [lastingName(folder, name), gzipBytes(join(folder, name))]));
}

const gzipBytes = (file: string) => gzipSync(readFileSync(file), { level: 9 }).length;

/** A chunk has no name of its own; it has that of its last module, which imports the others. */
function lastingName(folder: string, name: string): string {
  const map = join(folder, `${name}.map`);
  if (!name.startsWith('chunk-') || !existsSync(map)) return name.replace(/-[A-Z0-9]{8}(?=\.\w+$)/, '');
  const { sources } = JSON.parse(readFileSync(map, 'utf8')) as { sources: string[] };
  return sources.at(-1)?.replace(/^.*\/(packages|node_modules)\//, '') ?? name;
}

/** The files that this build made larger or smaller, and the sum of all. */
export function sizesTable(before: Sizes, after: Sizes): string {
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  const changed = names.filter((name) => Math.abs((before.get(name) ?? 0) - (after.get(name) ?? 0)) >= NOISE);
  const rows = changed.map((name) => [name, cell(before.get(name)), cell(after.get(name))]);
  return table(
    ['bytes with gzip', 'before', 'after'],
    [...rows, ['all files', cell(sum(before)), cell(sum(after))]],
  );
}

const cell = (bytes: number | undefined) => (bytes ? String(bytes) : '—');
const sum = (sizes: Sizes) => [...sizes.values()].reduce((total, bytes) => total + bytes, 0);
