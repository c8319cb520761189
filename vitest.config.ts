import { defineConfig } from 'vitest/config';

// West of UTC, where the local day of a date in UTC is the day before: a machine in UTC confuses them unnoticed.
process.env.TZ = 'America/Santiago';

/** CSS and HTML are imported as text, as the build does. */
const textFiles = {
  name: 'text-files',
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    /\.(css|html)$/.test(id) ? { code: `export default ${JSON.stringify(code)}`, map: null } : undefined,
};

/** Stores note their subscriptions in the tests of packages. */
const countedStores = {
  name: 'counted-stores',
  enforce: 'pre' as const,
  resolveId: (id: string, importer = '') =>
    id === 'zustand/vanilla' && importer.includes('/packages/') && !importer.endsWith('/counted-store.ts')
      ? `${import.meta.dirname}/packages/core/src/testing/counted-store.ts`
      : undefined,
};

/** The editor's own packages come with WordPress: a test puts in their place what it needs of them. */
const editorPackages = {
  name: 'editor-packages',
  resolveId: (id: string) => (id.startsWith('@wordpress/') ? `\0${id}` : undefined),
  load: (id: string) => (id.startsWith('\0@wordpress/') ? 'export {};' : undefined),
};

/**
 * These do what a context inside a shared thread cannot: a channel between windows, the window's own scrolling, much
 * memory, the time that the processor spent on them.
 */
const IN_A_PROCESS_OF_THEIR_OWN = [
  'packages/bundle/src/growth.test.ts',
  'packages/core/src/poll/tab-channel.test.ts',
  'packages/favorites/src/favorites.test.ts',
  'packages/feeds/src/fuzz.test.ts',
  'packages/live-search/src/live-load/live-load.test.ts',
];

/**
 * Many files of the packages share a thread, each with a window of its own: reading happy-dom anew for each took three
 * quarters of the time. The windows share their classes: a test changes a prototype by a spy, which is put back. The
 * tools have processes: a compiler that they load (`@swc/core`) crashes Node where a thread that loaded it ends.
 */
export default defineConfig({
  plugins: [textFiles, countedStores, editorPackages],
  resolve: { alias: { '#content': `${import.meta.dirname}/packages/react/src/content.ts` } },
  test: {
    restoreMocks: true,
    setupFiles: 'tools/test/after-each.ts',
    testTimeout: 40_000,
    maxWorkers: 2,
    // The order of the tests must not matter; `--sequence.seed=N` repeats the order of a run that printed N.
    sequence: { shuffle: { files: true, tests: true } },
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          environment: 'happy-dom',
          pool: 'vmThreads',
          include: ['packages/*/src/**/*.test.{ts,tsx}'],
          exclude: IN_A_PROCESS_OF_THEIR_OWN,
        },
      },
      {
        extends: true,
        test: { name: 'own', environment: 'happy-dom', pool: 'forks', include: IN_A_PROCESS_OF_THEIR_OWN },
      },
      {
        extends: true,
        test: {
          name: 'tools',
          pool: 'forks',
          include: ['demo/**/*.test.ts', 'site/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: [
            '**/node_modules/**',
            'site/.stage/**',
            // They have a run of their own: vitest.new.config.ts.
            'tools/new/made-element.test.ts',
            'tools/new/same-bytes.test.ts',
          ],
        },
      },
    ],
  },
});
