import { describe, expect, it } from 'vitest';
import { isInSample, sampleSize } from './sample';

const change = (line: number, root = '/here') => ({
  fileName: `${root}/packages/core/src/http/nonce.ts`,
  location: { start: { line, column: 2 }, end: { line, column: 9 } },
  mutatorName: 'BooleanLiteral',
  replacement: 'false',
});
const LINES = Array.from({ length: 1000 }, (_, line) => line);

describe('a sample', () => {
  it('is one change in so many', () => {
    const sampled = LINES.filter((line) => isInSample(change(line), 4));
    expect(sampled.length / LINES.length).toBeCloseTo(1 / 4, 1);
  });

  it('is the same wherever the repository lies', () => {
    const sample = (root: string) => LINES.filter((line) => isInSample(change(line, root), 4));
    expect(sample('/there/.stryker-tmp/sandbox-1')).toEqual(sample('/here'));
    expect(sample('C:\\onda')).toEqual(sample('/here'));
  });

  it('of one in one is everything', () => {
    expect(LINES.every((line) => isInSample(change(line), 1))).toBe(true);
  });
});

it('has a size that is a whole number', () => {
  expect(sampleSize('3')).toBe(3);
  for (const word of ['0', '-2', '1.5', 'half', '']) {
    expect(() => sampleSize(word)).toThrow('--one-in takes a whole number from 1 on');
  }
});
