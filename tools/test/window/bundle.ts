import { existsSync } from 'node:fs';
import { buildSync } from 'esbuild';
import { HAPPY_DOM, WINDOW_FILE } from './file';

const REQUIRE =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

/**
 * Makes one file of happy-dom: each file of tests reads it anew, and its 1,000 modules take four times as long. Vitest
 * calls it before the tests.
 */
export function setup(): void {
  if (existsSync(WINDOW_FILE)) return;
  buildSync({
    entryPoints: [`${HAPPY_DOM}/lib/index.js`],
    outfile: WINDOW_FILE,
    bundle: true,
    minify: true,
    keepNames: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    banner: { js: REQUIRE },
  });
}
