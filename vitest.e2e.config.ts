import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take half a minute and more: started late, they would delay the end. */
const LONG = [
  'editor',
  'player-comforts',
  'player-access',
  'now-playing',
  'player-panels',
  'owner-looks',
  'theme-presets',
  'player-frame',
  'demo',
  'icecast',
  'sound-transports',
  'sound',
  'sound-outages',
  'view-states',
  'owner-screens',
  'artist',
  'masthead',
];

/** The long ones, then by the size of the file, largest first. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) =>
      LONG.some((name) => moduleId.endsWith(`/${name}.e2e.ts`));
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** As in `e2e/support/slower.ts`. */
const SLOWER = Number(process.env.ONDA_E2E_SLOWER ?? 1);

/**
 * Three files run at once, because they mostly wait. The time limits are for a machine that is ten times as busy as it
 * should be.
 */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['e2e/**/*.e2e.ts'],
    expect: { poll: { timeout: 30_000 * SLOWER } },
    testTimeout: 240_000 * SLOWER,
    hookTimeout: 300_000 * SLOWER,
    maxWorkers: Math.min(3, availableParallelism() + 1),
    isolate: false,
    sequence: { sequencer: LongestFirst },
  },
});
