import { expect, it } from 'vitest';
import { articleInSight } from './reading-place';

const RULE = { forward: 95, back: 5 };
const VIEW = 800;

/** Three articles of 1,000 pixels, the page scrolled to `y`. */
const at = (y: number, active: number, isDown: boolean, rule = RULE) =>
  articleInSight(
    { active, count: 3, isDown, view: VIEW },
    (index) => ({ top: index * 1000 - y, height: 1000 }),
    rule,
  );

it.each([
  [949, 0, 0],
  [950, 0, 1],
  [1949, 1, 1],
  [1950, 1, 2],
  [9000, 2, 2],
  [2100, 0, 2],
])('going down, %i pixels in, article %i gives way to %i', (y, active, next) => {
  expect(at(y, active, true)).toBe(next);
});

it.each([
  [1250, 2, 2],
  [1249, 2, 1],
  [250, 1, 1],
  [249, 1, 0],
  [0, 2, 0],
  [0, 0, 0],
  [1999, 1, 1],
  [1999.5, 1, 2],
  [2000, 1, 2],
])('going up, %i pixels in, article %i gives way to %i', (y, active, former) => {
  expect(at(y, active, false)).toBe(former);
});

it('does not go back from the foot of the page, where no article is in sight', () => {
  expect(at(3900, 2, false)).toBe(2);
});

it('does not go back within an article that is many windows high', () => {
  const tall = (index: number) => ({ top: index * 100_000 - 100_010, height: 100_000 });
  expect(articleInSight({ active: 1, count: 3, isDown: false, view: VIEW }, tall, RULE)).toBe(1);
});

it('holds to the numbers of the page', () => {
  expect(at(500, 0, true, { forward: 50, back: 5 })).toBe(1);
  expect(at(600, 1, false, { forward: 95, back: 50 })).toBe(0);
});

it('passes an article without height', () => {
  const flat = (index: number) => ({ top: 0, height: index === 0 ? 0 : 1000 });
  expect(articleInSight({ active: 0, count: 3, isDown: true, view: VIEW }, flat, RULE)).toBe(1);
});
