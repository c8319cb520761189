import { defineConfig } from 'vitest/config';

/** Copies of the repository: one with a new element, its tests and those of the registries; one that is built. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tools/new/{made-element,same-bytes}.test.ts'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
