import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** These compare times of a few hundred milliseconds: a second browser at their side would falsify them. */
const MEASURING = ['e2e/sound.e2e.ts', 'e2e/player-comforts.e2e.ts', 'e2e/sound-transports.e2e.ts'];

/** These need servers that are installed for lanes of their own: Redis, nginx and php-fpm. */
const SERVERS = ['e2e/nodes.e2e.ts', 'e2e/fpm.e2e.ts'];

/** What takes a minute and more though its file is short: begun late, it would be waited for at the end. */
const LONG = [
  'editor',
  'player-access',
  'now-playing',
  'sound-outages',
  'icecast',
  'artist',
  'demo',
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

/** PHP in WebAssembly takes some ten times as long as PHP does. */
const SLOWER = process.env.ONDA_E2E_SERVER === 'playground' ? 4 : 1;

/** No times of ours: what a machine may take that is ten times as busy as it should be. */
const common = {
  environment: 'node',
  expect: { poll: { timeout: 30_000 * SLOWER } },
  testTimeout: 240_000 * SLOWER,
  hookTimeout: 300_000,
} as const;

/** The others mostly wait for what happens, so three files run at once; then those that measure, one after another. */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...common,
          name: 'quiet',
          include: ['e2e/**/*.e2e.ts'],
          exclude: [...MEASURING, ...SERVERS],
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
      {
        test: { ...common, name: 'servers', include: SERVERS, sequence: { groupOrder: 2 } },
      },
    ],
  },
});
