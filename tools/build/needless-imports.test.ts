import { expect, it } from 'vitest';
import { withoutNeedlessImports } from './needless-imports';

const ELEMENTS = new Set(['chunk-button.js', 'chunk-list.js']);

it('leaves out what no name is taken of', () => {
  const code = 'import{a as x}from"./chunk-1.js";import"./chunk-2.js";import"./chunk-button.js";x();';
  expect(withoutNeedlessImports({ 'chunk-3.js': code }, ELEMENTS)).toEqual({
    'chunk-3.js': 'import{a as x}from"./chunk-1.js";x();',
  });
});

it('leaves an entry the elements that it registers', () => {
  const code = 'import"./chunk-list.js";import"./chunk-button.js";import"./chunk-base.js";';
  expect(withoutNeedlessImports({ 'list-1A.js': code }, ELEMENTS)).toEqual({
    'list-1A.js': 'import"./chunk-list.js";import"./chunk-button.js";',
  });
});
