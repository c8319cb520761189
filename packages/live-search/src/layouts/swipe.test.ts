import { beforeEach, describe, expect, it } from 'vitest';
import { onSwipe } from './swipe';

let area: HTMLElement;
let now: number;
let turned: number[];

beforeEach(() => {
  area = document.createElement('div');
  document.body.replaceChildren(area);
  [now, turned] = [0, []];
  onSwipe(area, { now: () => now }, new AbortController().signal, (by) => turned.push(by));
});

function swipe(x: number, y = 0, ms = 100) {
  const touch = (type: string, clientX: number, clientY: number) =>
    area.dispatchEvent(Object.assign(new Event(type), { changedTouches: [{ clientX, clientY }] }));
  touch('touchstart', 100, 100);
  now += ms;
  touch('touchend', 100 + x, 100 + y);
  return turned.splice(0);
}

describe('a swipe', () => {
  it.each([
    ['to the left brings the next page', [-20, 0, 500], [1]],
    ['to the right brings the one before', [20, 0, 500], [-1]],
    ['shorter than 20 px is none', [-19, 0, 100], []],
    ['longer than 500 ms is none', [-60, 0, 501], []],
    ['that goes rather down scrolls', [-30, 40, 100], []],
  ])('%s', (_, [x = 0, y, ms], expected) => expect(swipe(x, y, ms)).toEqual(expected));

  it('goes the other way in a page that reads from the right', () => {
    area.style.direction = 'rtl';
    expect([swipe(-30), swipe(30)]).toEqual([[-1], [1]]);
  });
});
