import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { sizesOf, sizesTable } from './sizes';

const folder = mkdtempSync(join(tmpdir(), 'onda-sizes-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('names a file without its hash, and a chunk by its last module', () => {
  writeFileSync(join(folder, 'style-page-5GCMFG5K.css'), 'a{}');
  writeFileSync(join(folder, 'chunk-6AEYTLXX.js'), '1');
  const sources = ['../../packages/core/src/a.ts', '../../packages/core/src/b.ts'];
  writeFileSync(join(folder, 'chunk-6AEYTLXX.js.map'), JSON.stringify({ sources }));
  expect([...sizesOf(folder).keys()].sort()).toEqual(['core/src/b.ts', 'style-page.css']);
  expect(sizesOf(join(folder, 'absent')).size).toBe(0);
});

it('tells what changed, and the sums', () => {
  const before = new Map([
    ['gone.js', 50],
    ['larger.js', 100],
    ['same.js', 100],
  ]);
  const after = new Map([
    ['larger.js', 120],
    ['new.js', 70],
    ['same.js', 101],
  ]);
  expect(sizesTable(before, after).split('\n').slice(2)).toEqual([
    'gone.js              50      —',
    'larger.js           100    120',
    'new.js                —     70',
    'all files           250    291',
  ]);
});
