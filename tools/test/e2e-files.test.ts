import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type Circumstances, type FileChoice, filesOf, ONLY_WHOLE } from './e2e-files';

const root = join(import.meta.dirname, '../..');
const choose = (choice: FileChoice, circumstances: Partial<Circumstances> = {}) =>
  filesOf(choice, { root, browser: 'chromium', isWhole: true, isPlayground: false, ...circumstances });

it('names files that are there', () => {
  const choices: FileChoice[] = ['features', 'floor', 'smoke', 'smoke-server', 'nodes', 'fpm'];
  for (const file of choices.flatMap((choice) => choose(choice, { isPlayground: true })))
    expect([file, existsSync(join(root, file))]).toEqual([file, true]);
});

it('leaves out of each commit what the table names, and nothing else', () => {
  const left = choose('features').filter((file) => !choose('features', { isWhole: false }).includes(file));
  expect(left.toSorted()).toEqual(
    Object.keys(ONLY_WHOLE)
      .map((name) => `e2e/${name}.e2e.ts`)
      .toSorted(),
  );
});

it.each(['firefox', 'webkit', 'chromium-111'] as const)(
  'drives the smoke in %s in a commit, and all that differs in old browsers in a whole run',
  (browser) => {
    const each = choose('floor', { browser, isWhole: false });
    expect(each).toEqual(['e2e/smoke.e2e.ts', 'e2e/smoke-server.e2e.ts']);
    const whole = choose('floor', { browser });
    expect(whole).toEqual(
      expect.arrayContaining([...each, 'e2e/lost-files.e2e.ts', 'e2e/old-styles.e2e.ts']),
    );
  },
);
