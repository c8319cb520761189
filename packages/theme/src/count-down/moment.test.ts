import { tableOf } from '@onda/core/testing/table';
import { expect, it } from 'vitest';
import { momentOf } from './moment';

const CASES = tableOf<[string, string]>('packages/theme/src/count-down/moments.tsv');

it.each(CASES)('reads "%s" as %s', (text, expected) => {
  expect(momentOf(text)).toBe(expected === '-' ? Number.NaN : Date.parse(expected));
});

it('nothing is no moment', () => {
  expect(momentOf('')).toBeNaN();
});
