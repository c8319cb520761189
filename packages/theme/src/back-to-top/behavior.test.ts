import { HELD_KEYS } from '@onda/core/testing/held-keys';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scrollPage } from '../testing/page-scroll';
import { sceneOf } from '../testing/scene-of';
import { leadBackToTop } from './behavior';
import { backToTop } from './contract';

const LINK = '<p><a href="#top">Volver arriba</a></p><main><h1 id="uno">Uno</h1></main>';
type Scene = ReturnType<typeof start>;
let scene: Scene;
/** Frames that wait, and what a clock of the page says. */
let frames: (() => void)[];
let now: number;
let goals: number[];

function start(html = LINK) {
  const made = sceneOf(backToTop, html);
  leadBackToTop(made);
  return made;
}

const link = () => scene.target.querySelector('a') as HTMLAnchorElement;
const scrolled = () => goals.map(Math.round);
const pass = (ms: number) => {
  now += ms;
  for (const frame of frames.splice(0)) frame();
};
const reduceMotion = (isReduced: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isReduced && query.includes('reduced-motion'),
  }));

beforeEach(async () => {
  reduceMotion(false);
  scene = start();
  await scrollPage(2000);
  frames = [];
  now = 0;
  goals = [];
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  vi.stubGlobal('performance', { now: () => now });
  vi.stubGlobal('scrollTo', ({ top }: { top: number }) => goals.push(top));
});
afterEach(() => {
  scene.lifetime.end();
  vi.unstubAllGlobals();
});

it.each([
  [100, true],
  [101, false],
])('at %i pixels it is inert: %s', async (y, isInert) => {
  vi.unstubAllGlobals();
  await scrollPage(y);
  expect([scene.target.inert, scene.target.dataset.ondaTop]).toEqual([isInert, isInert ? 'away' : 'shown']);
});

it('takes 800 milliseconds to the top, and the focus is there at once', () => {
  link().click();
  expect(document.activeElement?.localName).toBe('main');
  pass(400);
  pass(399);
  expect([scrolled().slice(0, 2), frames.length]).toEqual([[2000, 1000], 1]);
  pass(1);
  expect([scrolled().at(-1), frames.length]).toEqual([0, 0]);
});

it.each([
  [-1500, 450],
  [-1950, 0],
  [-1951, 0],
])(
  'leaves 50 pixels above what its link names, which has the focus until it leaves it: from %i to %i',
  (top, goal) => {
    link().hash = '#uno';
    const heading = document.querySelector('h1') as HTMLElement;
    heading.getBoundingClientRect = () => ({ top }) as DOMRect;
    link().click();
    expect([document.activeElement, heading.tabIndex]).toEqual([heading, -1]);
    pass(800);
    expect(scrolled().at(-1)).toBe(goal);
    heading.dispatchEvent(new Event('blur'));
    expect(heading.hasAttribute('tabindex')).toBe(false);
  },
);

it('is there at once for who wants less motion', () => {
  reduceMotion(true);
  link().click();
  expect([scrolled(), frames.length]).toEqual([[0], 0]);
});

it.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
  '%s stops it: the visitor has taken over',
  (type) => {
    link().click();
    window.dispatchEvent(new Event(type));
    pass(800);
    expect(scrolled()).toEqual([2000]);
  },
);

it.each([
  ['#%', 'no address'],
  ['#<img src=x onerror=alert(1)>', 'hostile'],
])('an address of %s leads to the top', (href) => {
  link().setAttribute('href', href);
  link().click();
  pass(800);
  expect(scrolled().at(-1)).toBe(0);
});

it.each(HELD_KEYS)('a click with %s is the browser’s', (_, held) => {
  const click = new MouseEvent('click', { ...held, bubbles: true, cancelable: true });
  link().dispatchEvent(click);
  expect([click.defaultPrevented, scrolled()]).toEqual([false, []]);
});

it('ends with its element, on its way too, and leaves nothing behind', () => {
  link().click();
  scene.lifetime.end();
  pass(800);
  expect(scrolled()).toEqual([2000]);
  expect(scene.target.outerHTML).toBe('<p><a href="#top">Volver arriba</a></p>');
});
