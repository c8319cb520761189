import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The longest files first: started late, they would delay the end. Five run in `pnpm test all` alone. */
const LONG = [
  'owner-looks',
  'long-attributes',
  'icecast',
  'editor',
  'page-width',
  'framed-walks',
  'framed-functions',
  'sound-addresses',
  'bar-looks',
  'player-access',
  'sound-transports',
  'view-states',
  'player-panels',
  'player-frame',
  'theme-chrome',
  'live-search',
  'article-stream',
  'lost-files',
  'favorites',
  'episode-player',
  'theme-presets',
  'player-listening',
  'owner-screens',
];

/** The long ones, then by the size of the file, largest first. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const long = LONG.map((name) => sorted.find(({ moduleId }) => moduleId.endsWith(`/${name}.e2e.ts`)));
    return [...new Set([...long, ...sorted])].filter((file) => file !== undefined);
  }
}

/** The factor of `e2e/support/slower.ts`. */
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
