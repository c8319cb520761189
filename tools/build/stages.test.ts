import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { type ChunkChoices, chunkPlan, printChunkPlan, stages } from './stages';

type Build = Parameters<ReturnType<typeof stages>['setup']>[0];
type Load = (file: { path: string }) => { contents: string } | undefined;

const none: ChunkChoices = { after: {}, together: [], alone: [] };
const TIMING = ['timing/with-timeout.ts', 'timing/debounce.ts', 'timing/clock.ts'].map(
  (file) => `core/src/${file}`,
);
const [WITH_TIMEOUT = '', DEBOUNCE = '', CLOCK = ''] = TIMING;
/** A lazy module of one entry. */
const graph = new Map([
  [WITH_TIMEOUT, { now: [], later: [DEBOUNCE] }],
  [DEBOUNCE, { now: [], later: [] }],
]);
const entries = { page: `packages/${WITH_TIMEOUT}` };

const planOf = (choices: Partial<ChunkChoices>) =>
  Object.fromEntries(chunkPlan(graph, entries, { ...none, ...choices }));

it('lets a module import the choice for it and what the code has loaded', () => {
  expect(planOf({ after: { [DEBOUNCE]: CLOCK } })).toEqual({ [DEBOUNCE]: [CLOCK, WITH_TIMEOUT] });
});

it('leads from each module of a group to every other', () => {
  const plan = planOf({ together: [TIMING], alone: [DEBOUNCE] });
  const next = (file: string) => plan[file]?.[0] ?? '';
  const way = [next(CLOCK), next(next(CLOCK)), next(next(next(CLOCK)))];
  expect([...way].sort()).toEqual([...TIMING].sort());
});

it('leaves a module of workers alone', () => {
  expect(planOf({ alone: [DEBOUNCE] })).toEqual({});
});

it('leaves out the rows of a feature that is not there', () => {
  expect(planOf({ after: { 'gone/src/a.ts': CLOCK, [CLOCK]: 'gone/src/a.ts' }, alone: [DEBOUNCE] })).toEqual({
    [CLOCK]: [],
  });
});

it.each<Partial<ChunkChoices>>([
  { after: { 'core/src/renamed.ts': CLOCK } },
  { after: { [CLOCK]: 'core/src/renamed.ts' } },
  { together: [[CLOCK, 'core/src/renamed.ts']] },
  { alone: ['core/src/renamed.ts'] },
])('refuses a file that is not there: %j', (choices) => {
  expect(() => planOf(choices)).toThrow('there is no packages/core/src/renamed.ts');
});

it('prints the plan by module, without versions of packages', () => {
  const plan = new Map([
    ['views/src/b.ts', ['core/src/a.ts']],
    [
      'core/src/a.ts',
      ['../node_modules/.pnpm/zustand@5.1.0/node_modules/zustand/esm/vanilla.mjs', 'core/src/c.ts'],
    ],
    ['core/src/d.ts', []],
  ]);
  expect(printChunkPlan(plan)).toBe(
    'module\tcomes after\ncore/src/a.ts\tzustand/esm/vanilla.mjs core/src/c.ts\nviews/src/b.ts\tcore/src/a.ts\n',
  );
});

it('writes the imports on the first line of the module', async () => {
  let load: Load = () => undefined;
  const build = { onLoad: (_: unknown, run: Load) => (load = run) } as unknown as Build;
  await stages({}, { ...none, after: { [WITH_TIMEOUT]: CLOCK } }).setup(build);
  const place = (file: string) => resolve('packages', file);
  const source = readFileSync(place(WITH_TIMEOUT), 'utf8');
  // An absolute path would name the folder in which it was built.
  expect(load({ path: place(WITH_TIMEOUT) })?.contents).toBe(`import "./clock.ts";${source}`);
  expect(load({ path: place(CLOCK) })).toBeUndefined();
});
