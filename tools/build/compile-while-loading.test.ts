import { expect, it } from 'vitest';
import { compileWhileLoading } from './compile-while-loading';

const map = JSON.stringify({ version: 3, sources: ['a.ts'], names: [], mappings: 'AAAA' });

it('marks each file that a page asks for at once, once, and no other', () => {
  const names = ['onda.js', 'base.js', 'player.js', 'later.js'];
  const files = Object.fromEntries(names.map((name) => [name, { code: name, map }]));
  compileWhileLoading(files, ['onda.js', 'player.js', 'base.js', 'base.js']);
  expect(names.map((name) => files[name]?.code)).toEqual([
    '//# allFunctionsCalledOnLoad\nonda.js',
    '//# allFunctionsCalledOnLoad\nbase.js',
    '//# allFunctionsCalledOnLoad\nplayer.js',
    'later.js',
  ]);
  expect(JSON.parse(files['onda.js']?.map ?? '').mappings).toMatch(/^;AAAA/);
});
