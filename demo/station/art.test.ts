// @vitest-environment node
import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { artPng } from './art';

it('draws a PNG of 300 × 300 for each number, another for another', () => {
  const file = artPng(3);
  expect(file.toString('latin1', 1, 4)).toBe('PNG');
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([300, 300]);
  const length = file.readUInt32BE(33);
  expect(inflateSync(file.subarray(41, 41 + length))).toHaveLength(300 * 901);
  expect(artPng(4)).not.toEqual(file);
  expect(artPng(3)).toBe(file);
});
