import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { compileWhileLoading } from './compile-while-loading';

it('marks each file that a page asks for at once, once, and no other', () => {
  const folder = mkdtempSync(join(tmpdir(), 'onda-build-'));
  try {
    for (const name of ['onda.js', 'base.js', 'player.js', 'later.js'])
      writeFileSync(join(folder, name), name);
    compileWhileLoading(folder, ['onda.js', 'player.js', 'base.js', 'base.js']);
    const read = (name: string) => readFileSync(join(folder, name), 'utf8');
    expect(['onda.js', 'base.js', 'player.js'].map(read)).toEqual(
      ['onda.js', 'base.js', 'player.js'].map((name) => `//# allFunctionsCalledOnLoad\n${name}`),
    );
    expect(read('later.js')).toBe('later.js');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
