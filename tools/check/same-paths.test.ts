import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { REPO } from '../rig/places';
import { repositoryFiles, samePaths } from './same-paths';

it('finds files that differ in case alone', () => {
  expect(samePaths(['src/Shells.php', 'src/Html.php', 'src/shells.php'])).toEqual([
    ['src/Shells.php', 'src/shells.php'],
  ]);
});

it('finds folders that differ in case alone, however many files they hold', () => {
  expect(samePaths(['src/Ajax/A.php', 'src/ajax/B.php', 'src/ajax/C.php'])).toEqual([
    ['src/Ajax', 'src/ajax'],
  ]);
});

it('finds one letter that is written in two ways', () => {
  expect(samePaths(['a\u00f1o.md', 'an\u0303o.md'])).toHaveLength(1);
});

it('lets the same name stand in two folders', () => {
  expect(samePaths(['src/Shells.php', 'generated/shells.php'])).toEqual([]);
});

it('reads the files of a folder that git does not know, without what is installed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'onda-paths-'));
  for (const path of ['src', 'node_modules']) mkdirSync(join(folder, path));
  for (const path of ['src/a.ts', 'node_modules/b.js', 'c.md']) writeFileSync(join(folder, path), '');
  expect(repositoryFiles(folder).sort()).toEqual(['c.md', 'src/a.ts']);
  rmSync(folder, { recursive: true });
});

it('finds nothing in the repository', () => {
  const files = repositoryFiles(REPO);
  expect(files).toContain('wordpress-plugin/src/Core/Printing/Templates.php');
  expect(samePaths(files)).toEqual([]);
});
