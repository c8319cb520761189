import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { copy } from './copy';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'onda copy-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(...paths: string[]): void {
  for (const path of paths) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), path);
  }
}

const inode = (path: string) => statSync(join(folder, path)).ino;
const CORE = 'from/www/wp-includes/js/wp.js';
const OWN = [
  'from/www/wp-load.php',
  'from/www/wp-content/mu-plugins/one.php',
  'from/www/wp-content/wp-admin/a.php',
];

it('shares the files of wp-admin and wp-includes, and gives a copy all others', () => {
  write(CORE, ...OWN);
  copy(join(folder, 'from'), join(folder, 'to'));
  for (const path of [CORE, ...OWN]) {
    const target = path.replace('from', 'to');
    expect(readFileSync(join(folder, target), 'utf8')).toBe(path);
    expect([path, inode(target) === inode(path)]).toEqual([path, path === CORE]);
  }
});

it('shares nothing of a folder that is no WordPress', () => {
  write('from/wp-includes/a.php');
  copy(join(folder, 'from'), join(folder, 'to'));
  expect(inode('to/wp-includes/a.php')).not.toBe(inode('from/wp-includes/a.php'));
});

it('keeps links as links, to where they led', () => {
  write('plugin/onda.php', 'from/a');
  symlinkSync('../plugin', join(folder, 'from/link'));
  copy(join(folder, 'from'), join(folder, 'to'));
  expect(readlinkSync(join(folder, 'to/link'))).toBe('../plugin');
});
