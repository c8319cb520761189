import { expect, it } from 'vitest';
import { createFrameDedupe } from './frame-dedupe';

const frames = (...names: number[]) => names.map((name) => new Uint8Array([name, name]));
const names = (list: readonly Uint8Array[]) => list.map(([name]) => name);

function heard() {
  const made = createFrameDedupe();
  made.connect(0);
  made.unheard(frames(1, 2, 3, 4, 5), 0);
  return made;
}

it('lets the frames of the first connection pass', () => {
  const made = createFrameDedupe();
  made.connect(0);
  expect(names(made.unheard(frames(1, 2), 0))).toEqual([1, 2]);
});

it('cuts away what the burst of the next connection repeats', () => {
  const made = heard();
  made.connect(1000);
  expect(names(made.unheard(frames(2, 3, 4, 5, 6, 7), 1000))).toEqual([6, 7]);
  expect(names(made.unheard(frames(8), 1100))).toEqual([8]);
});

it('finds the place also when the burst comes in pieces', () => {
  const made = heard();
  made.connect(1000);
  expect(names(made.unheard(frames(1, 2, 3), 1000))).toEqual([]);
  expect(names(made.unheard(frames(4, 5, 6), 1200))).toEqual([6]);
});

it('plays another broadcast from its beginning after .3 s of searching', () => {
  const made = heard();
  made.connect(1000);
  expect(names(made.unheard(frames(11, 12), 1000))).toEqual([]);
  expect(names(made.unheard(frames(13), 1300))).toEqual([11, 12, 13]);
});
