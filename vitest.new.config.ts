import { defineConfig } from 'vitest/config';

/** A new element in a copy of the repository: its generated files, its tests, those of the registries. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tools/new/made-element.test.ts'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
