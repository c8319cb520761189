import { expect, it } from 'vitest';
import { createGestureReader, type Gesture } from './gestures';

const START = { x: 200, y: 300, at: 10_000 };

function moved(dx: number, dy: number, ms: number): Gesture | null {
  const reader = createGestureReader();
  reader.press(START);
  return reader.release({ x: START.x + dx, y: START.y + dy, at: START.at + ms });
}

it.each<[number, number, number, Gesture | null]>([
  [0, -100, 500, 'up'],
  [0, 100, 500, 'down'],
  [-100, 30, 100, 'left'],
  [100, -99, 100, 'right'],
  [0, -99, 100, null],
  [0, -100, 501, null],
  [75, 0, 600, null],
  [74, 0, 500, 'long-tap'],
  [0, 0, 500, 'long-tap'],
  [0, 0, 499, null],
])('%s, %s px in %s ms is %s', (dx, dy, ms, gesture) => {
  expect(moved(dx, dy, ms)).toBe(gesture);
});

/** Two taps, the second begun so long after the first ended. */
function twice(pause: number) {
  const reader = createGestureReader();
  const tap = (at: number) => {
    reader.press({ ...START, at });
    return reader.release({ ...START, at: at + 50 });
  };
  return [tap(0), tap(50 + pause), tap(100 + pause + 10)];
}

it('takes two taps within 200 ms for a double tap, and a third for a new first', () => {
  expect(twice(200)).toEqual([null, 'double-tap', null]);
});

it('takes slower ones for two taps', () => {
  expect(twice(201)[1]).toBeNull();
});

it('forgets a finger that the browser took for scrolling', () => {
  const reader = createGestureReader();
  reader.press(START);
  reader.cancel();
  expect(reader.release({ ...START, y: 0, at: START.at + 100 })).toBeNull();
});
