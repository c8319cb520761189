import { build } from 'tsup';
import { CACHE, HAPPY_DOM } from './places';

const REQUIRE =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

/** happy-dom in one file: a thread reads it in a quarter of the time that its many modules take. */
export async function bundleWindow(): Promise<void> {
  await build({
    config: false,
    silent: true,
    entry: { 'happy-dom': HAPPY_DOM },
    format: 'esm',
    platform: 'node',
    target: 'node20',
    noExternal: [/./],
    outDir: CACHE,
    outExtension: () => ({ js: '.mjs' }),
    banner: { js: REQUIRE },
  });
}
