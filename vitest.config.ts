import { defineConfig } from 'vitest/config';

/** CSS and HTML are imported as text, as the build does. */
const textFiles = {
  name: 'text-files',
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    /\.(css|html)$/.test(id) ? { code: `export default ${JSON.stringify(code)}`, map: null } : undefined,
};

export default defineConfig({
  plugins: [textFiles],
  test: {
    include: ['packages/*/src/**/*.test.{ts,tsx}', 'demo/**/*.test.ts', 'tools/**/*.test.ts'],
    environment: 'happy-dom',
    restoreMocks: true,
    testTimeout: 10_000,
  },
});
