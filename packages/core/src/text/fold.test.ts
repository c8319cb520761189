import { describe, expect, it } from 'vitest';
import { fold, foldWithPlaces } from './fold';
import cases from './fold-cases.json';

/** PHP reads the same table: wordpress-plugin/tests/Search/FoldingTest.php. */
it.each(cases)('%s is found by %s', (written, typed) => {
  expect(fold(written)).toBe(fold(typed));
  expect(fold(written.normalize('NFD'))).toBe(fold(typed));
});

it.each([
  ['हिन्दी', 'हिन्दी'],
  ['ភាសាខ្មែរ', 'ភាសាខ្មែរ'],
  ['한국어', '한국어'],
])('%s keeps its vowels', (written, folded) => {
  expect(fold(written)).toBe(folded);
});

it('keeps the ñ where it is a letter of its own', () => {
  expect([fold('AÑO ágil', true), fold('an\u0303o', true), fold('AÑO')]).toEqual(['año agil', 'año', 'ano']);
});

describe('foldWithPlaces', () => {
  it.each([
    ['Straße x', 'strasse x', [0, 1, 2, 3, 4, 4, 5, 6, 7, 8]],
    ['e\u0301a', 'ea', [0, 2, 3]],
    ['a\u00adb', 'ab', [0, 2, 3]],
    ['', '', [0]],
  ])('of %j', (text, folded, places) => {
    expect(foldWithPlaces(text)).toEqual({ folded, places });
  });
});
