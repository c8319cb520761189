import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import project from '../../vitest.config';

/**
 * Stryker starts the tests anew for each mutant, each file in a thread of its own. The project's configuration shares a
 * thread between files, which would keep a constant of one mutant for the next.
 */
export default defineConfig({
  plugins: project.plugins ?? [],
  test: {
    environment: join(import.meta.dirname, 'window.ts'),
    restoreMocks: true,
    testTimeout: 10_000,
    pool: 'threads',
    include: ['**/*.test.{ts,tsx}'],
  },
});
