import { join } from 'node:path';
import { build } from 'tsup';
import { setup as bundleWindow } from '../test/window/bundle';
import { CACHE } from './places';

const REQUIRE =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

/** Bundles for Stryker's threads, each one file: happy-dom, and our plugin, because a thread reads no TypeScript. */
export async function bundleForThreads(): Promise<void> {
  bundleWindow();
  await build({
    config: false,
    silent: true,
    entry: { 'sample-checker': join(import.meta.dirname, 'sample-checker.ts') },
    format: 'esm',
    platform: 'node',
    target: 'node20',
    noExternal: [/./],
    outDir: CACHE,
    outExtension: () => ({ js: '.mjs' }),
    banner: { js: REQUIRE },
  });
}
