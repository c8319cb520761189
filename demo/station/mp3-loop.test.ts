// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createMp3Loop, frameOffsets } from './mp3-loop';

const bytes = readFileSync(new URL('music/loop.mp3', import.meta.url));

describe('the music', () => {
  it('is 30 to 40 s of whole frames, at most 640 kB', () => {
    const offsets = frameOffsets(bytes);
    expect(offsets.at(-1)).toBe(bytes.length);
    expect(((offsets.length - 1) * 1152) / 44_100).toBeCloseTo(36.78, 2);
    expect(bytes.length).toBeLessThan(640_000);
  });

  it('needs no frame before its first: no byte is borrowed from a reservoir', () => {
    const borrowed = frameOffsets(bytes)
      .slice(0, -1)
      .filter((offset) => bytes.readUInt16BE(offset + 4) >> 7 !== 0);
    expect(borrowed).toEqual([]);
  });

  it('runs on from its end into its beginning, before its first frame too', () => {
    const loop = createMp3Loop(bytes);
    const frames = frameOffsets(bytes).length - 1;
    expect(loop.slice(0, frames).equals(bytes)).toBe(true);
    expect(loop.slice(frames * 5, frames * 7).equals(Buffer.concat([bytes, bytes]))).toBe(true);
    expect(loop.slice(-2, 1)).toEqual(Buffer.concat([loop.slice(frames - 2, frames), loop.slice(0, 1)]));
  });

  it('refuses what is no MP3', () => {
    expect(() => createMp3Loop(Buffer.from('<html>'))).toThrow('No MP3 frame at byte 0');
  });
});
