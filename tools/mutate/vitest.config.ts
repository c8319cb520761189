import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
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
 * Stryker starts the tests anew for each mutant. The files of a run share one thread, which ends with the run: a thread
 * for each file would take twice the time, and the project's `vmThreads` are not for Stryker to choose.
 */
export default defineConfig({
  plugins: project.plugins ?? [],
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
