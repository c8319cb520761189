import { expect, it } from 'vitest';
import { minified } from './minify';

const map = JSON.stringify({ version: 3, sources: ['a.ts'], names: [], mappings: 'AAAA' });

it('keeps what a module takes and gives under their names, and the source in the map', async () => {
  const code =
    'import{a as b}from"./chunk-1.js";const unused=1;function twice(number){return b(number)*2}export{twice as c};';
  const made = await minified({ code, map }, true);
  expect(made.code).toMatch(/^import\{a as \w+\}from"\.\/chunk-1\.js";/);
  expect(made.code).toMatch(/export\{\w+ as c\};?$/);
  expect(made.code.length).toBeLessThan(code.length);
  expect(JSON.parse(made.map).sources).toEqual(['a.ts']);
});

it('puts a semicolon before and after a plain script, which others may be put beside', async () => {
  const { code } = await minified({ code: '"use strict";(()=>{globalThis.ran=1})();', map }, false);
  expect(code).toMatch(/^;.*;$/);
  // It would mean nothing there.
  expect(code).not.toContain('use strict');
});
