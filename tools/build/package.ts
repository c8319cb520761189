import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { zipSync } from 'fflate';
import { buildAll } from './main';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What a site does not need: tests, the coding standard's rules, source maps, hidden files, translators' sources. */
const LEFT_OUT = /(^tests\/|^phpcs\.xml$|\.map$|(^|\/)\.)/;

/** One fixed time for every entry, so that the same sources give the same zip. */
const MTIME = new Date('2026-01-01T00:00:00Z');

/** Makes `onda.zip`, which wp-admin installs. */
export function packagePlugin(plugin: string, zip: string): number {
  const names = readdirSync(plugin, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(plugin, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => !LEFT_OUT.test(name))
    .sort();
  const files = names.map((name) => [`onda/${name}`, [readFileSync(join(plugin, name)), { mtime: MTIME }]] as const);
  const bytes = zipSync(Object.fromEntries(files.map(([name, [data, options]]) => [name, [new Uint8Array(data), options]])));
  writeFileSync(zip, bytes);
  return bytes.length;
}

await buildAll();
const zip = resolve(root, 'onda.zip');
const size = packagePlugin(resolve(root, 'wordpress-plugin'), zip);
console.log(`onda.zip: ${(size / 1024).toFixed(0)} kB`);
