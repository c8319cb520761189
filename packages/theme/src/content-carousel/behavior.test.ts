import { type FakeClock, fakeClock } from '@onda/core/testing/fake-clock';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Scene } from '../define-behavior';
import { sceneOf } from '../testing/scene-of';
import { stubSight } from '../testing/sight';
import { runCarousel } from './behavior';
import { contentCarousel } from './contract';

type CarouselScene = Scene<typeof contentCarousel>;

const ROW = `<div>${'<figure><img alt="Mar"></figure>'.repeat(10)}</div>`;
let sight: ReturnType<typeof stubSight>;
let clock: FakeClock;
let scene: CarouselScene;
let scrolled: ScrollToOptions[];

function start(html = ROW, options: Partial<CarouselScene['options']> = {}): HTMLElement {
  scene = sceneOf(contentCarousel, html, options);
  const scrollBy = (to: ScrollToOptions) => scrolled.push(to);
  for (const node of document.querySelectorAll('*')) Object.assign(node, { scrollBy });
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
  runCarousel(scene, clock);
  return scene.target;
}

const slides = () => [...document.querySelectorAll('figure')];
const button = (name: string) =>
  document.querySelector<HTMLButtonElement>(`[data-action="${name}"]`) as HTMLButtonElement;
const motion = (isReduced: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));

beforeEach(() => {
  document.documentElement.lang = 'es';
  document.documentElement.dir = 'ltr';
  clock = fakeClock();
  scrolled = [];
  sight = stubSight();
  motion(false);
});
afterEach(() => {
  scene.lifetime.end();
  vi.unstubAllGlobals();
});

it('says what it is, and of each slide which of how many it is', () => {
  const target = start();
  const attributes = (node: Element, ...names: string[]) => names.map((name) => node.getAttribute(name));
  expect(attributes(target, 'role', 'aria-roledescription', 'aria-label')).toEqual([
    'group',
    'carrusel',
    'Galería',
  ]);
  expect(attributes(slides()[2] as Element, 'role', 'aria-roledescription', 'aria-label')).toEqual([
    'group',
    'diapositiva',
    '3 de 10',
  ]);
  expect(['previous', 'next'].map((name) => button(name).getAttribute('aria-label'))).toEqual([
    'Anterior',
    'Siguiente',
  ]);
});

it('is a landmark where the page says what it shows', () => {
  const target = start(ROW, { label: 'Fotos del festival' });
  expect([target.getAttribute('role'), target.getAttribute('aria-label')]).toEqual([
    'region',
    'Fotos del festival',
  ]);
});

it('leaves the names of list items, links and pictures to themselves', () => {
  start('<ul><li>1</li><li>2</li></ul>');
  expect(document.querySelector('li')?.attributes.length).toBe(0);
  expect(document.querySelector('ul')?.hasAttribute('role')).toBe(false);
  start('<div><a href="/1">1</a><a href="/2">2</a></div>');
  expect([...(document.querySelector('a')?.attributes ?? [])].map(({ name }) => name)).toEqual(['href']);
});

it.each([
  ['the element itself', '<div><p>1</p><p>2</p></div>', 'DIV'],
  ['a list in it', '<div><ul><li>1</li><li>2</li></ul></div>', 'UL'],
  [
    'a block’s gallery, without its caption',
    '<div><figure class="wp-block-gallery"><figure>1</figure><figure>2</figure><figcaption>F</figcaption></figure></div>',
    'FIGURE',
  ],
  [
    'a classic gallery, without its breaks',
    '<div><style></style><div class="gallery"><dl>1</dl><br><dl>2</dl></div></div>',
    'DIV.gallery',
  ],
])('finds the row: %s', (_, html, found) => {
  start(html);
  const track = document.querySelector('[data-slides]') as HTMLElement;
  expect([track.tagName, track.className].filter(Boolean).join('.').replace('.wp-block-gallery', '')).toBe(
    found,
  );
  expect(sight.watched.map(({ textContent }) => textContent)).toEqual(['1', '2']);
});

it('leaves alone what has nothing to turn', () => {
  start('<div><p>1</p></div>');
  expect(document.body.innerHTML).toBe('<div><p>1</p></div>');
});

it.each([
  '<ul><li><figure></figure><h3>Una</h3></li></ul>',
  '<article><h3>Una</h3><p>sola</p></article>',
  '<div class="gallery"><dl><dt></dt><dd>Pie</dd></dl><br></div>',
])('does not cut the only slide into pieces: %s', (only) => {
  start(`<div>${only}</div>`);
  expect(document.body.innerHTML).toBe(`<div>${only}</div>`);
});

it('keeps what is out of sight out of reach, and watches the row for it', () => {
  start();
  const all = slides();
  sight.see(...all.slice(0, 3));
  expect(all.map((slide) => slide.hasAttribute('inert'))).toEqual([
    ...Array(3).fill(false),
    ...Array(7).fill(true),
  ]);
  expect(sight.options().root).toBe(scene.target);
});

/** Widths of the row and of each slide; how much of each shows; which are in reach. */
it.each([
  ['a third each', 360, [120, 120, 120], [120, 120, 120], [true, true, true]],
  ['the second is half out', 300, [200, 200], [200, 100], [true, false]],
  ['the second is out by less', 320, [200, 200], [200, 120], [true, true]],
  ['wider than the row, at the first', 360, [620, 620, 620], [360, 0, 0], [true, false, false]],
  ['wider than the row, on the way', 360, [620, 620, 620], [0, 250, 110], [false, true, false]],
  ['many times as wide', 360, [9000, 9000], [360, 0], [true, false]],
  ['one wide beside one narrow', 360, [620, 100], [260, 100], [true, true]],
  ['in a tab that is hidden', 0, [0, 0], [0, 0], [false, false]],
])('what is in sight is in reach: %s', (_, row, widths, shown, reached) => {
  start(`<div>${'<figure>1</figure>'.repeat(widths.length)}</div>`);
  sight.show(...widths.map((slide, index) => [shown[index] ?? 0, slide, row] as [number, number, number]));
  expect(slides().map((slide) => !slide.hasAttribute('inert'))).toEqual(reached);
  const { threshold } = sight.options();
  // It hears of it in time: the share of a wide slide that fills the row is small.
  for (const [index, slide] of widths.entries())
    if (reached[index] && shown[index] !== slide)
      expect([threshold].flat().some((share = 0) => share > 0 && share <= (shown[index] ?? 0) / slide)).toBe(
        true,
      );
});

it('does not take the focus from what is scrolled away', () => {
  start(`<div>${'<p><a href="/">1</a></p>'.repeat(3)}</div>`);
  document.querySelector('a')?.focus();
  const [first, second] = document.querySelectorAll('p');
  sight.see(second as Element);
  expect(first?.hasAttribute('inert')).toBe(false);
});

it.each([
  ['ltr', 600],
  ['rtl', -600],
])('turns a page in the direction of the writing, %s', (dir, left) => {
  document.documentElement.dir = dir;
  vi.spyOn(window, 'getComputedStyle').mockReturnValue({ direction: dir } as CSSStyleDeclaration);
  start();
  sight.see(...slides().slice(3, 6));
  button('next').click();
  button('previous').click();
  expect(scrolled).toEqual([
    { left, behavior: 'smooth' },
    { left: -left, behavior: 'smooth' },
  ]);
});

it('jumps where the visitor wants less motion', () => {
  motion(true);
  start();
  button('next').click();
  expect(scrolled[0]?.behavior).toBe('instant');
});

it('a button at the end says so, does nothing, and keeps the focus', () => {
  start();
  sight.see(...slides().slice(0, 3));
  button('previous').focus();
  button('previous').click();
  expect(['previous', 'next'].map((name) => button(name).getAttribute('aria-disabled'))).toEqual([
    'true',
    'false',
  ]);
  expect([scrolled, document.activeElement]).toEqual([[], button('previous')]);
  expect(button('previous').disabled).toBe(false);
});

it('hides the buttons while all is in sight', () => {
  start();
  sight.see(...slides());
  expect(document.querySelector<HTMLElement>('.onda-slide-bar')?.hidden).toBe(true);
});

it('takes the focus itself where nothing in it could', () => {
  expect(start().tabIndex).toBe(0);
  start('<div><p><a href="/">1</a></p><p>2</p></div>');
  expect(document.querySelector('div')?.hasAttribute('tabindex')).toBe(false);
});

const counts = (node: Element) =>
  ['visible', 'desktop-small', 'item-tablet', 'item-mobile'].map((name) =>
    (node as HTMLElement).style.getPropertyValue(`--onda-${name}`),
  );

it('counts by the attributes, and by what a theme’s wrapper says before them', () => {
  expect(counts(start(ROW, { visible: 3 }))).toEqual(['3', '5', '4', '1']);
  const wrapper = ROW.replace(
    '<div',
    '<div data-visible="2" data-desktopsmall="3" data-itemtablet="x" data-itemmobile="2"',
  );
  expect(counts(start(wrapper, { visible: 3 }))).toEqual(['2', '3', '4', '2']);
});

it.each([
  ['data-visible="2"', '', '2'],
  ['', 'data-visible="3"', '3'],
  ['data-visible="2"', 'data-visible="3"', '3'],
  ['data-visible="1"', '', '1'],
  ['data-visible="0"', '', '4'],
  ['data-visible="-2"', '', '4'],
  ['data-visible="2.5"', '', '4'],
  ['', '', '4'],
])('counts by the wrapper with %j and by the row in it with %j before it: %s', (outer, inner, visible) => {
  start(`<div ${outer}><div ${inner}><p>1</p><p>2</p></div></div>`, { visible: 4 });
  expect(counts(document.querySelector('[data-slides]') as Element)[0]).toBe(visible);
});

it('stands still unless it is asked to turn', async () => {
  start();
  expect(button('stop')).toBeNull();
  await clock.advance(60_000);
  expect(scrolled).toEqual([]);
});

it.each([['true'], ['1']])('a theme’s wrapper can ask for it: data-autoplay="%s"', (autoplay) => {
  start(ROW.replace('<div', `<div data-autoplay="${autoplay}"`));
  expect(button('stop')).not.toBeNull();
});

it.each([['false'], ['0'], ['NO']])('and refuse it: data-autoplay="%s"', (autoplay) => {
  start(ROW.replace('<div', `<div data-autoplay="${autoplay}"`), { autoplay: true });
  expect(button('stop')).toBeNull();
});

it('turns every seven seconds, and after the last page goes back to the first', async () => {
  start(ROW, { autoplay: true });
  sight.see(...slides().slice(0, 3));
  await clock.advance(6_999);
  expect(scrolled).toEqual([]);
  await clock.advance(1);
  expect(scrolled).toEqual([{ left: 600, behavior: 'smooth' }]);
  sight.see(...slides().slice(7));
  await clock.advance(7_000);
  expect(scrolled[1]?.left).toBe(-6000);
});

it('the button stands first, and says what it would do', async () => {
  start(ROW, { autoplay: true });
  expect([...document.querySelectorAll('button')].map((one) => one.getAttribute('aria-label'))).toEqual([
    'Detener el movimiento',
    'Anterior',
    'Siguiente',
  ]);
  button('stop').click();
  expect(button('start').getAttribute('aria-label')).toBe('Iniciar el movimiento');
  await clock.advance(30_000);
  expect(scrolled).toEqual([]);
  button('start').click();
  await clock.advance(7_000);
  expect(scrolled).toHaveLength(1);
});

it('turns for a mouse that has pressed the button and rests there, and waits for one that only came', async () => {
  start(ROW, { autoplay: true });
  const bar = document.querySelector('.onda-slide-bar') as HTMLElement;
  bar.dispatchEvent(new Event('mouseenter'));
  await clock.advance(30_000);
  expect(scrolled).toEqual([]);
  button('stop').click();
  button('start').click();
  await clock.advance(7_000);
  expect(scrolled).toHaveLength(1);
});

it('does not begin where the visitor wants less motion, but may be asked to', async () => {
  motion(true);
  start(ROW, { autoplay: true });
  await clock.advance(30_000);
  expect(scrolled).toEqual([]);
  button('start').click();
  await clock.advance(7_000);
  expect(scrolled).toHaveLength(1);
});

it('stops for the keyboard’s focus until the button is pressed, and waits while a mouse is over it', async () => {
  const target = start(`<div>${'<p><a href="/">1</a></p>'.repeat(3)}</div>`, { autoplay: true });
  target.dispatchEvent(new Event('mouseenter'));
  await clock.advance(30_000);
  expect(scrolled).toEqual([]);
  target.dispatchEvent(new Event('mouseleave'));
  await clock.advance(7_000);
  expect(scrolled).toHaveLength(1);
  const link = document.querySelector('a') as HTMLAnchorElement;
  let isByKey = false;
  vi.spyOn(link, 'matches').mockImplementation((selector) => isByKey && selector === ':focus-visible');
  link.dispatchEvent(new Event('focusin', { bubbles: true }));
  await clock.advance(7_000);
  expect(scrolled).toHaveLength(2);
  isByKey = true;
  link.dispatchEvent(new Event('focusin', { bubbles: true }));
  await clock.advance(30_000);
  expect(scrolled).toHaveLength(2);
  expect(button('start')).not.toBeNull();
});

it('leaves everything as it was', () => {
  const target = start(ROW, { autoplay: true });
  sight.see(...slides().slice(0, 3));
  scene.lifetime.end();
  expect(target.outerHTML.replace(' style=""', '')).toBe(ROW);
  expect(document.body.children).toHaveLength(1);
  expect([clock.waiting(), sight.watched]).toEqual([0, []]);
});
