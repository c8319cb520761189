import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { momentOf } from './moment';

const CASES = readFileSync('packages/theme/src/count-down/moments.tsv', 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t') as [string, string]);

it.each(CASES)('reads "%s" as %s', (text, expected) => {
  expect(momentOf(text)).toBe(expected === '-' ? Number.NaN : Date.parse(expected));
});

it('nothing is no moment', () => {
  expect(momentOf('')).toBeNaN();
});
