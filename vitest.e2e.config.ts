import { defineConfig } from 'vitest/config';

/** These compare times of a few hundred milliseconds: a second browser at their side would falsify them. */
const MEASURING = ['e2e/sound.e2e.ts', 'e2e/player-comforts.e2e.ts', 'e2e/sound-transports.e2e.ts'];

const common = {
  environment: 'node',
  expect: { poll: { timeout: 10_000 } },
  testTimeout: 120_000,
  hookTimeout: 180_000,
} as const;

/** The others mostly wait for what happens, so three files run at once; then those that measure, one after another. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...common,
          name: 'quiet',
          include: ['e2e/**/*.e2e.ts'],
          exclude: MEASURING,
          maxWorkers: 3,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          ...common,
          name: 'measuring',
          include: MEASURING,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
