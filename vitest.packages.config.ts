import { defineConfig } from 'vitest/config';

/** `pnpm test packages`: fresh applications of the packed packages. They need the npm registry. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['e2e/packages/*.test.ts'],
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 300_000,
    hookTimeout: 300_000,
    maxWorkers: 1,
    isolate: false,
  },
});
