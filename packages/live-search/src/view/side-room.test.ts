import { afterEach, expect, it, vi } from 'vitest';
import { EDGE_PX, findRoom } from './side-room';

const PAGE_PX = 1000;

afterEach(() => vi.restoreAllMocks());

/** A box that stands there on a page of 1000 px, and what its panel is told. */
function panelOf(left: number, right: number) {
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(PAGE_PX);
  const frame = { getBoundingClientRect: () => ({ left, right }) } as Element;
  const panel = document.createElement('div');
  findRoom(frame, panel);
  return [panel.dataset.side, panel.style.getPropertyValue('--masthead-room')];
}

it.each([
  ['at the left of a header to the right', 40, 260, 'left', 960],
  ['at its right to the left', 700, 960, 'right', 960],
  ['across the page over all of it', 20, 980, 'left', 980],
])('opens a box %s, and no further than the page', (_, left, right, side, room) => {
  expect(panelOf(left, right)).toEqual([side, `${room - EDGE_PX}px`]);
});
