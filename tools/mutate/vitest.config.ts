import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vitest/config';
import project from '../../vitest.config';

/** Set by `stryker.ts`. */
const TESTS = `packages/${process.env.ONDA_MUTATED ?? '*'}/src/**/*.test.{ts,tsx}`;
const LEFT_OUT = [
  // Thousands of damaged documents: more than a minute for each mutant that they do not notice.
  '**/fuzz.test.ts',
  // The page's one session is in use already where the thread is shared.
  '**/page-nonces.test.ts',
  // Howler counts its sounds for the whole thread.
  '**/howler-transport.test.ts',
];

/**
 * Stryker tries mutants in a copy of the tree, whose `node_modules` are those of the tree itself: what a package
 * imports of another would be a second time there, and what it opens would not end with its test.
 */
const ofTheCopy: Plugin = {
  name: 'of-the-copy',
  enforce: 'pre',
  async resolveId(name, importer, options) {
    if (!name.startsWith('@onda/')) return undefined;
    const found = await this.resolve(name, importer, { ...options, skipSelf: true });
    const root = join(import.meta.dirname, '../..');
    return found && { ...found, id: found.id.replace(/^.*?(?=\/packages\/)/, root) };
  },
};

/**
 * Stryker starts the tests anew for each mutant. The files of a run share one thread, which ends with the run: a thread
 * for each file would take twice the time, and the project's `vmThreads` are not for Stryker to choose.
 */
export default defineConfig({
  plugins: [ofTheCopy, ...(project.plugins ?? [])],
  test: {
    environment: join(import.meta.dirname, 'window.ts'),
    restoreMocks: true,
    testTimeout: 10_000,
    pool: 'threads',
    setupFiles: [join(import.meta.dirname, 'empty-window.ts'), 'tools/test/after-each.ts'],
    isolate: false,
    include: [TESTS],
    exclude: LEFT_OUT,
  },
});
