import { defineConfig } from 'vitest/config';

/** CSS and HTML are imported as text, as the build does. */
const textFiles = {
  name: 'text-files',
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    /\.(css|html)$/.test(id) ? { code: `export default ${JSON.stringify(code)}`, map: null } : undefined,
};

/**
 * These do what a context inside a shared thread cannot: a channel between windows, the window's own scrolling,
 * sockets, much memory, a build.
 */
const IN_A_THREAD_OF_THEIR_OWN = [
  'packages/core/src/poll/tab-channel.test.ts',
  'packages/favorites/src/favorites.test.ts',
  'packages/feeds/src/fuzz.test.ts',
  'packages/live-search/src/live-load/live-load.test.ts',
  'demo/station/station.test.ts',
  'tools/build/floor.test.ts',
];

/**
 * Many files share a thread, each with a window of its own: reading happy-dom anew for each took three quarters of the
 * time. What the windows share is its classes: a test changes a prototype by a spy, which is put back.
 */
export default defineConfig({
  plugins: [textFiles],
  resolve: { alias: { '#content': `${import.meta.dirname}/packages/react/src/content.ts` } },
  test: {
    environment: 'happy-dom',
    restoreMocks: true,
    setupFiles: 'tools/test/after-each.ts',
    testTimeout: 10_000,
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          pool: 'vmThreads',
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'demo/**/*.test.ts',
            'site/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
          exclude: [
            '**/node_modules/**',
            'site/.stage/**',
            ...IN_A_THREAD_OF_THEIR_OWN,
            // Has a run of its own: vitest.new.config.ts.
            'tools/new/made-element.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: { name: 'own', pool: 'threads', include: IN_A_THREAD_OF_THEIR_OWN },
      },
    ],
  },
});
