import { defineConfig } from 'vitest/config';

/** One file after another: several browsers at once would falsify what the tests measure. */
export default defineConfig({
  test: {
    expect: { poll: { timeout: 10_000 } },
    include: ['e2e/**/*.e2e.ts'],
    environment: 'node',
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
});
