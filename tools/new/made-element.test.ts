// @vitest-environment node
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyRepository } from '../rig/copy-repository';
import { namesOf } from './element-names';
import { newElement } from './new-element';

/** A copy of the repository in which `pnpm new element` has run, but for the install. */
const run = promisify(execFile);
const TAG = 'x-made-up';
let root = '';

beforeAll(async () => {
  root = copyRepository(mkdtempSync(join(tmpdir(), 'onda-made-')));
  newElement(root, namesOf(TAG));
  link('core', TAG);
  link(TAG, 'bundle');
  link(TAG, 'elements');
  await inCopy('tsx', 'packages/bundle/src/generate.ts');
});

afterAll(() => rmSync(root, { recursive: true, force: true, maxRetries: 3 }));

/** The link is pnpm's from a workspace package into another. */
function link(name: string, into: string) {
  const place = join(root, 'packages', into, 'node_modules/@onda', name);
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(join('../../..', name), place);
}

const inCopy = (program: string, ...options: string[]) =>
  run(join(root, 'node_modules/.bin', program), options, {
    cwd: root,
    env: { ...process.env, ONDA_WRITE_GOLDEN: '1', VITEST: '', NODE_ENV: '' },
  });

it('a new element has its generated files, passes its own tests and those of the registries, and needs no further edit', async () => {
  const [tests, checked, style] = await Promise.allSettled([
    inCopy(
      'vitest',
      'run',
      `packages/${TAG}`,
      'packages/bundle/src/generate.test.ts',
      'packages/bundle/src/print',
      'packages/elements/src/templates.test.ts',
      'tools/site/navigation.test.ts',
    ),
    inCopy('tsx', 'packages/bundle/src/generate.ts', '--check'),
    inCopy('biome', 'check', `packages/${TAG}`),
  ]);
  expect([tests, checked, style].flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))).toEqual(
    [],
  );
  expect(existsSync(join(root, `packages/${TAG}/src/${TAG}.html`))).toBe(true);
});
