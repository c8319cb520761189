import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sceneOf } from '../testing/scene-of';
import { loadNear } from './behavior';
import { lazyMedia } from './contract';

const PRINTED =
  '<div><img alt="Faro" data-src="/faro.jpg" data-srcset="/faro-2.jpg 2x"><iframe title="Mapa" data-src="https://mapa.test/"></iframe>' +
  '<img id="ya" alt="Mar" src="/mar.jpg"></div>';
let scene: ReturnType<typeof sceneOf<typeof lazyMedia>>;
const watching = new Set<Element>();
let margin: string | undefined;
let near: (medium: Element, isIntersecting?: boolean) => void;

class Observer {
  constructor(run: IntersectionObserverCallback, options: IntersectionObserverInit) {
    margin = options.rootMargin;
    near = (target, isIntersecting = true) =>
      run([{ target, isIntersecting } as IntersectionObserverEntry], this as unknown as IntersectionObserver);
  }
  observe = (element: Element) => void watching.add(element);
  unobserve = (element: Element) => void watching.delete(element);
  disconnect = () => watching.clear();
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Observer);
  scene = sceneOf(lazyMedia, PRINTED);
  loadNear(scene);
});
afterEach(() => {
  scene.lifetime.end();
  vi.unstubAllGlobals();
});

const image = () => scene.target.querySelector('img') as HTMLImageElement;
const frame = () => scene.target.querySelector('iframe') as HTMLIFrameElement;
const happens = (type: string) => image().dispatchEvent(new Event(type));

it('waits until a medium is 600 pixels from the window, and loads it once', () => {
  expect([margin, [...watching]]).toEqual(['600px', [image(), frame()]]);
  near(image(), false);
  expect(image().hasAttribute('src')).toBe(false);
  near(image());
  expect([image().getAttribute('src'), image().getAttribute('srcset')]).toEqual([
    `${location.origin}/faro.jpg`,
    '/faro-2.jpg 2x',
  ]);
  expect([image().alt, { ...image().dataset }, watching.has(image())]).toEqual(['Faro', {}, false]);
});

/** The sources that load when their player is near; `-` stands for what it waits with. */
it.each([
  ['<video><source -src="/a.mp4"><source -src="/a.webm"></video>', 1],
  ['<audio><source -src="/a.mp3"></audio>', 1],
  ['<video -poster="/a.jpg"><source -src="/a.mp4"></video>', 1],
  ['<video -src="/a.mp4" -poster="/a.jpg"></video>', 0],
])('a player loads its sources: %s', (html, times) => {
  scene.lifetime.end();
  scene = sceneOf(lazyMedia, `<div>${html.replaceAll('-', 'data-')}</div>`);
  const load = vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => {});
  loadNear(scene);
  const player = scene.target.firstElementChild as Element;
  expect([...watching]).toEqual([player]);
  near(player);
  expect(scene.target.innerHTML).toBe(html.replaceAll(/ -(\w+)="/g, ` $1="${location.origin}`));
  expect(load).toHaveBeenCalledTimes(times);
  load.mockRestore();
});

it.each(['javascript:alert(1)', 'data:text/html,x', ''])('a frame is never given %j', (address) => {
  frame().dataset.src = address;
  near(frame());
  expect(frame().hasAttribute('src')).toBe(false);
});

it('a broken image is marked, keeps its alternative text, and is mended when it loads', () => {
  happens('error');
  expect([image().hasAttribute('data-broken'), image().alt]).toEqual([true, 'Faro']);
  happens('load');
  expect(image().hasAttribute('data-broken')).toBe(false);
});

it('an image that broke before the script came is marked too, one on its way is not', () => {
  scene.lifetime.end();
  scene = sceneOf(lazyMedia, PRINTED);
  const [waiting, broken] = scene.target.querySelectorAll('img');
  for (const [node, address] of [
    [waiting, ''],
    [broken, '/mar.jpg'],
  ] as const)
    for (const [name, value] of Object.entries({ currentSrc: address, complete: true, naturalWidth: 0 }))
      Object.defineProperty(node, name, { value });
  loadNear(scene);
  expect([waiting, broken].map((node) => node?.hasAttribute('data-broken'))).toEqual([false, true]);
});

it('all is loaded for paper', () => {
  scene.target.insertAdjacentHTML(
    'beforeend',
    '<video data-poster="/a.jpg"><source data-src="/a.mp4"></video>',
  );
  const print = () => window.dispatchEvent(new Event('beforeprint'));
  print();
  expect(scene.target.querySelectorAll('[data-src], [data-srcset], [data-poster]')).toHaveLength(0);
  expect(scene.target.querySelector('source')?.getAttribute('src')).toBe(`${location.origin}/a.mp4`);
  expect(watching.size).toBe(0);
  scene.lifetime.end();
  frame().dataset.src = 'https://mapa.test/';
  print();
  expect(frame().dataset.src).toBe('https://mapa.test/');
});

it('what comes later waits as well', async () => {
  scene.target.insertAdjacentHTML('beforeend', '<p><img alt="" data-src="/otra.jpg"></p>');
  await vi.waitFor(() => expect([...watching].at(-1)?.outerHTML).toContain('/otra.jpg'));
});

it('what comes within a part of it waits, too', async () => {
  scene.target.firstElementChild?.append(document.createElement('p'));
  await vi.waitFor(() => expect(watching.size).toBe(2));
  scene.target.querySelector('p')?.insertAdjacentHTML('beforeend', '<img alt="" data-src="/otra.jpg">');
  await vi.waitFor(() => expect([...watching].at(-1)?.outerHTML).toContain('/otra.jpg'));
});

it('ends with its element', async () => {
  scene.lifetime.end();
  happens('error');
  scene.target.insertAdjacentHTML('beforeend', '<img alt="" data-src="/otra.jpg">');
  await Promise.resolve();
  expect([watching.size, image().hasAttribute('data-broken')]).toEqual([0, false]);
});
