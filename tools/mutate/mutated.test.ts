import { readdirSync } from 'node:fs';
import { join, matchesGlob, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { globsOf, PACKAGES } from './mutated';

const root = resolve(import.meta.dirname, '../..');

const filesOf = (name: string) => {
  const folder = join('packages', name, 'src');
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
    join(folder, file),
  );
};

const mutatedOf = (name: (typeof PACKAGES)[number]) =>
  filesOf(name).filter((file) => globsOf(name).some((glob) => matchesGlob(file, glob)));

describe('the table of what is mutated', () => {
  it.each(PACKAGES)('names files that are there: %s', (name) => {
    const files = filesOf(name);
    const empty = globsOf(name).filter((glob) => !files.some((file) => matchesGlob(file, glob)));
    expect(empty).toEqual([]);
  });

  it.each(PACKAGES)('names no markup, messages or contract data: %s', (name) => {
    const textual =
      /(?<!core\/src\/i18n\/)messages\.ts$|contract\.ts$|\/testing\/|\/fixtures\/|\.(tsx|css|html)$/;
    expect(mutatedOf(name).filter((file) => textual.test(file))).toEqual([]);
  });

  it('has every package but the one that only puts them together', () => {
    const packages = readdirSync(join(root, 'packages')).filter((name) => name !== 'bundle');
    expect([...PACKAGES].sort()).toEqual(packages.sort());
  });
});
