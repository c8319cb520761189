import { join } from 'node:path';
import { build } from 'tsup';
import { CACHE, HAPPY_DOM } from './places';

const REQUIRE =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

/**
 * Bundles for Stryker's threads, each one file: happy-dom, because its many modules take four times as long, and our
 * plugin, because a thread reads no TypeScript.
 */
export async function bundleForThreads(): Promise<void> {
  await build({
    config: false,
    silent: true,
    entry: {
      'happy-dom': HAPPY_DOM,
      'sample-checker': join(import.meta.dirname, 'sample-checker.ts'),
    },
    format: 'esm',
    platform: 'node',
    target: 'node20',
    noExternal: [/./],
    outDir: CACHE,
    outExtension: () => ({ js: '.mjs' }),
    banner: { js: REQUIRE },
  });
}
