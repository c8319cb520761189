import { expect, it, vi } from 'vitest';
import { placeOutline } from './outline';

const WINDOW = { clientWidth: 1000, clientHeight: 600 };

it.each<[string, box: [number, number, number, number], frame: [number, number, number, number]]>([
  ['around an element in the middle', [100, 50, 300, 200], [100, 50, 300, 200]],
  ['5 px within the window where the element touches its edges', [0, 0, 1000, 600], [5, 5, 990, 590]],
  ['around what is seen of a larger one', [-200, 100, 2000, 900], [5, 100, 990, 495]],
])('is drawn %s', (_, [x, y, width, height], frame) => {
  for (const [name, px] of Object.entries(WINDOW))
    vi.spyOn(document.documentElement, name as keyof typeof WINDOW, 'get').mockReturnValue(px);
  const [outline, target] = [document.createElement('div'), document.createElement('p')];
  vi.spyOn(target, 'getBoundingClientRect').mockReturnValue(new DOMRect(x, y, width, height));
  placeOutline(outline, target);
  const { style } = outline;
  expect([style.left, style.top, style.width, style.height]).toEqual(frame.map((px) => `${px}px`));
  expect(outline.hidden).toBe(false);
});

it.each([
  ['nothing', undefined],
  ['an element beyond the window', new DOMRect(0, -90, 100, 50)],
])('is hidden for %s', (_, box) => {
  const [outline, target] = [document.createElement('div'), document.createElement('p')];
  if (box) vi.spyOn(target, 'getBoundingClientRect').mockReturnValue(box);
  placeOutline(outline, box && target);
  expect(outline.hidden).toBe(true);
});
