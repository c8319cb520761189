import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { strToU8, zipSync } from 'fflate';
import { billOfMaterials } from './bill';
import { buildAll } from './main';
import { thirdPartyNotices } from './notices';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Files that a site does not need: tests, the coding standard, source maps and scripts that name them, the manifest of
 * the build as JSON, catalogs as text, hidden files.
 */
const LEFT_OUT =
  /(^tests\/|^phpcs\.xml$|^build\/debug\/|^build\/manifest\.json$|\.map$|\.pot?$|^generated\/visitor-texts\.js$|(^|\/)\.)/;

/** The time of all files, which a zip holds without a time zone: the same files give the same bytes. */
const TIME = '2026-01-01T00:00';

/** Makes `onda.zip`, which wp-admin installs, from a plugin that was built; gives its size in bytes. */
export function packagePlugin(plugin: string, zip: string): number {
  const files: Record<string, Uint8Array> = {
    LICENSE: readFileSync(resolve(root, 'LICENSE')),
    'build/third-party-licenses.txt': strToU8(thirdPartyNotices(join(plugin, 'build'))),
  };
  for (const name of pluginFiles(plugin)) files[name] = readFileSync(join(plugin, name));
  const bytes = zipSync({ onda: files }, { level: 9, mtime: TIME });
  writeFileSync(zip, bytes);
  return bytes.length;
}

/** Writes the bill of materials beside the zip. */
export function writeBill(plugin: string, path: string, lock = resolve(root, 'pnpm-lock.yaml')): void {
  const [, version = ''] =
    /^ \* Version:\s*(\S+)/m.exec(readFileSync(join(plugin, 'onda.php'), 'utf8')) ?? [];
  const bill = billOfMaterials(join(plugin, 'build'), version, readFileSync(lock, 'utf8'));
  writeFileSync(path, `${JSON.stringify(bill, null, 2)}\n`);
}

function pluginFiles(plugin: string): string[] {
  return readdirSync(plugin, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(plugin, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => !LEFT_OUT.test(name))
    .sort();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await buildAll();
  const size = packagePlugin(resolve(root, 'wordpress-plugin'), resolve(root, 'onda.zip'));
  console.log(`onda.zip: ${(size / 1024).toFixed(0)} kB`);
  writeBill(resolve(root, 'wordpress-plugin'), resolve(root, 'onda.cdx.json'));
}
