import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { adtsFrameLength } from './adts-frame';
import { createFrameSplitter, joined } from './frame-splitter';
import { mpegFrameLength } from './mpeg-frame';

/** Half a second of noise each, as ffmpeg makes it: `tone.mp3` begins with a tag of 45 bytes. */
const sound = (name: string) =>
  new Uint8Array(readFileSync(join(import.meta.dirname, '../testing/sounds', name)));

describe.each([
  { name: 'tone.mp3', lengthOf: mpegFrameLength, frames: 21 },
  { name: 'tone.aac', lengthOf: adtsFrameLength, frames: 12 },
])('$name', ({ name, lengthOf, frames }) => {
  const bytes = sound(name);
  const cut = (size: number, from = 0) => {
    const split = createFrameSplitter(lengthOf);
    const found: Uint8Array[] = [];
    for (let at = from; at < bytes.length; at += size) found.push(...split(bytes.subarray(at, at + size)));
    return found;
  };
  const whole = cut(bytes.length);

  it('holds the frames that ffmpeg counts', () => {
    expect(whole).toHaveLength(frames);
  });

  it('is cut into the same frames however the network cut it', () => {
    for (const size of [1, 7, 100, 1000]) expect(joined(cut(size))).toEqual(joined(whole));
  });

  it('is cut from the next whole frame on when it begins in the middle of one', () => {
    const begin = bytes.length - joined(whole).length;
    const inSecond = begin + (whole[0]?.length ?? 0) + 5;
    expect(joined(cut(100, inSecond))).toEqual(joined(whole.slice(2)));
  });

  it('is found again behind rubbish', () => {
    const split = createFrameSplitter(lengthOf);
    const rubbish = new Uint8Array(300).fill(0xff);
    const found = split(joined([...whole.slice(0, 5), rubbish, ...whole.slice(5)]));
    expect(joined(found.slice(-6))).toEqual(joined(whole.slice(-6)));
    expect(found.length).toBeGreaterThanOrEqual(frames - 1);
  });
});

it.each([
  ['Ogg', 'OggS\0\x02'],
  ['HTML', '<!doctype html><html>'],
  ['nothing', ''],
])('finds no frame in %s', (_, text) => {
  const bytes = new TextEncoder().encode(text);
  expect(createFrameSplitter(mpegFrameLength)(bytes)).toEqual([]);
  expect(createFrameSplitter(adtsFrameLength)(bytes)).toEqual([]);
});

describe('an MP3 frame', () => {
  const head = (...bytes: number[]) => mpegFrameLength(new Uint8Array(bytes), 0);

  it.each([
    ['MPEG 1, 128 kbit/s, 44,100 Hz', [0xff, 0xfb, 0x90, 0, 0, 0], 417],
    ['the same, padded', [0xff, 0xfb, 0x92, 0, 0, 0], 418],
    ['MPEG 1, 320 kbit/s, 48,000 Hz', [0xff, 0xfb, 0xe4, 0, 0, 0], 960],
    ['MPEG 2, 64 kbit/s, 22,050 Hz', [0xff, 0xf3, 0x80, 0, 0, 0], 208],
    ['MPEG 2.5, 32 kbit/s, 11,025 Hz', [0xff, 0xe3, 0x40, 0, 0, 0], 208],
  ])('of %s is as long as the standard says', (_, bytes, length) => {
    expect(head(...bytes)).toBe(length);
  });

  it.each([
    ['the reserved version', [0xff, 0xeb, 0x90, 0, 0, 0]],
    ['layer II', [0xff, 0xfd, 0x90, 0, 0, 0]],
    ['no bit rate', [0xff, 0xfb, 0x00, 0, 0, 0]],
    ['a forbidden bit rate', [0xff, 0xfb, 0xf0, 0, 0, 0]],
    ['a reserved sample rate', [0xff, 0xfb, 0x9c, 0, 0, 0]],
  ])('of %s is none', (_, bytes) => {
    expect(head(...bytes)).toBe(0);
  });
});
