import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fileOf } from './serve';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'onda-site-'));
  mkdirSync(join(folder, 'dist/elements'), { recursive: true });
  for (const name of ['secret.txt', 'dist/index.html', 'dist/recipes.html', 'dist/elements/index.html'])
    writeFileSync(join(folder, name), '');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('finds a page by its address without ending', () => {
  const found = (address: string) => fileOf(join(folder, 'dist'), address)?.slice(folder.length);
  expect(found('/')).toBe('/dist/index.html');
  expect(found('/recipes?a#b')).toBe('/dist/recipes.html');
  expect(found('/elements/')).toBe('/dist/elements/index.html');
  expect(found('/nothing')).toBeUndefined();
});

it('leads out of its folder by no address', () => {
  for (const address of ['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '//', '/%'])
    expect(fileOf(join(folder, 'dist'), address) ?? '').not.toContain('secret');
});
