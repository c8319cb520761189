import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'tsup';

/** Built scripts in a folder that `remove` takes away. */
export interface Bundled {
  folder: string;
  remove(): void;
}

/** Builds scripts as a site would be served them: one file each, by name, minified, for production. */
export async function bundlePages(entries: Record<string, URL>): Promise<Bundled> {
  const folder = mkdtempSync(join(tmpdir(), 'onda-bench-'));
  await build({
    config: false,
    entry: Object.fromEntries(Object.entries(entries).map(([name, url]) => [name, fileURLToPath(url)])),
    outDir: folder,
    format: 'esm',
    splitting: false,
    target: 'es2022',
    platform: 'browser',
    minify: true,
    silent: true,
    noExternal: [/.*/],
    env: { NODE_ENV: 'production' },
    outExtension: () => ({ js: '.js' }),
  });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
