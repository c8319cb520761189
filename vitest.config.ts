import { defineConfig } from 'vitest/config';

/** CSS and HTML are imported as text, as the build does. */
const textFiles = {
  name: 'text-files',
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    /\.(css|html)$/.test(id) ? { code: `export default ${JSON.stringify(code)}`, map: null } : undefined,
};

/**
 * Each file has a thread of its own. Contexts in a shared thread (`vmThreads`) take half the time, but now and then
 * they crash Node 20 and 22: nodejs/node issue 54735.
 */
export default defineConfig({
  plugins: [textFiles],
  resolve: { alias: { '#content': `${import.meta.dirname}/packages/react/src/content.ts` } },
  test: {
    pool: 'threads',
    restoreMocks: true,
    setupFiles: 'tools/test/after-each.ts',
    globalSetup: 'tools/test/window/bundle.ts',
    testTimeout: 10_000,
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'window',
          environment: './tools/test/window/environment.ts',
          include: ['packages/*/src/**/*.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        test: {
          name: 'node',
          include: ['demo/**/*.test.ts', 'site/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: [
            '**/node_modules/**',
            'site/.stage/**',
            // Has a run of its own: vitest.new.config.ts.
            'tools/new/made-element.test.ts',
          ],
        },
      },
    ],
  },
});
