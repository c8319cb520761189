import { defineConfig } from 'vitest/config';

/** `pnpm test site`: the documentation as `pnpm run docs` builds it, in Chromium. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['e2e/site/*.test.ts'],
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 300_000,
    hookTimeout: 300_000,
    maxWorkers: 1,
    isolate: false,
  },
});
