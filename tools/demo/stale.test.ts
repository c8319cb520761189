import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isBuildStale } from './stale';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'onda-stale-'));
  write('packages/core/src/timing/clock.ts', 100);
  write('wordpress-plugin/build/manifest.json', 200);
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, seconds: number) {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '');
  utimesSync(file, seconds, seconds);
}

it('takes a build that is younger than its sources', () => {
  expect(isBuildStale(root)).toBe(false);
});

it('builds anew when nothing is built', () => {
  rmSync(join(root, 'wordpress-plugin'), { recursive: true });
  expect(isBuildStale(root)).toBe(true);
});

it.each(['packages/core/src/deep/new.ts', 'tsup.config.ts', 'tools/build/main.ts'])(
  'builds anew when %s is younger',
  (path) => {
    write(path, 300);
    expect(isBuildStale(root)).toBe(true);
  },
);

it.each([
  'packages/elements/dist/index.js',
  'packages/elements/custom-elements.json',
  'packages/elements/third-party-licenses.txt',
  'packages/elements/vscode.html-custom-data.json',
  'packages/elements/web-types.json',
  'packages/core/src/timing/clock.test.ts',
  'packages/core/node_modules/react/index.js',
])('takes the build when %s is younger: a test, installed, or built itself', (path) => {
  write(path, 300);
  expect(isBuildStale(root)).toBe(false);
});
