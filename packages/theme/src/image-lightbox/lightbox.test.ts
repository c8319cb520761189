import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Scene } from '../define-behavior';
import { loadNoFrames } from '../testing/no-frames';
import { sceneOf } from '../testing/scene-of';
import { imageLightbox } from './contract';
import { showLightbox } from './lightbox';
import { openersIn } from './openers';

const picture = (number: number) =>
  `<figure><a href="/${number}.jpg"><img src="/${number}-s.jpg" alt="Foto ${number}"></a><figcaption>Pie ${number}</figcaption></figure>`;
const HTML = `<div>${[1, 2, 3, 4].map(picture).join('')}</div>`;

let scene: Scene<typeof imageLightbox>;
let loaded: string[];
let pushed: number;

const part = (selector: string) => document.querySelector<HTMLElement>(`dialog ${selector}`);
const dialog = () => document.querySelector('dialog') as HTMLDialogElement;
const image = () => part('img') as HTMLImageElement;
const button = (name: string) => part(`[data-action="${name}"]`) as HTMLButtonElement;
const press = (key: string) => dialog().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
const shownFile = () => new URL(image().src).pathname;
const shown = () => part('[role="status"]')?.textContent;

function open(index = 0, html = HTML, options: Partial<Scene<typeof imageLightbox>['options']> = {}) {
  scene = sceneOf(imageLightbox, html, options);
  const opener = openersIn(scene.target)[index] as HTMLElement;
  showLightbox(opener, scene);
  return opener;
}

beforeEach(() => {
  loadNoFrames();
  document.documentElement.lang = 'es';
  document.documentElement.dir = 'ltr';
  loaded = [];
  pushed = 0;
  vi.spyOn(history, 'pushState').mockImplementation(() => {
    pushed++;
  });
  vi.spyOn(history, 'back').mockImplementation(() => {
    pushed--;
  });
  vi.stubGlobal('Image', function FakeImage() {
    const made = document.createElement('img');
    Object.defineProperty(made, 'src', {
      get: () => loaded.at(-1),
      set: (src: string) => void loaded.push(new URL(src).pathname),
    });
    return made;
  });
});
afterEach(() => {
  scene.lifetime.end();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

it('shows the picture, its words, and which of how many it is', () => {
  open(1);
  expect([shown(), image().alt, part('figcaption')?.textContent]).toEqual(['2 / 4', 'Foto 2', 'Pie 2']);
  expect([dialog().open, dialog().getAttribute('aria-label')]).toEqual([true, 'Visor de imágenes']);
  expect(document.activeElement).toBe(button('close'));
});

it('opened twice by a double click it is one, and one place in the history', () => {
  const opener = open();
  showLightbox(opener, scene);
  expect([document.querySelectorAll('dialog').length, pushed]).toEqual([1, 1]);
});

it('the second of two clicks that opened it does not close it, a click beside the picture does', () => {
  open();
  const click = (detail: number) =>
    dialog().dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));
  click(2);
  expect(dialog().open).toBe(true);
  click(1);
  expect(document.querySelector('dialog[open]')).toBeNull();
});

it('loads the picture, the one before and the one after, and no other', () => {
  open(1);
  expect([shownFile(), ...loaded]).toEqual(['/2.jpg', '/1.jpg', '/3.jpg']);
  press('.');
  expect([shownFile(), ...loaded.slice(2)]).toEqual(['/3.jpg', '/2.jpg', '/4.jpg']);
});

it.each([
  ['.', '2 / 4'],
  ['ArrowRight', '2 / 4'],
  [',', '1 / 4'],
  ['ArrowLeft', '1 / 4'],
  ['x', '1 / 4'],
])('the key %s leads from the first to %s', (key, place) => {
  open();
  press(key);
  expect(shown()).toBe(place);
});

it('arrows follow the writing, comma and period do not', () => {
  open(1);
  vi.spyOn(window, 'getComputedStyle').mockReturnValue({ direction: 'rtl' } as CSSStyleDeclaration);
  press('ArrowLeft');
  expect(shown()).toBe('3 / 4');
  press(',');
  expect(shown()).toBe('2 / 4');
});

it('has buttons, which say where the end is', () => {
  open(2);
  button('next').click();
  expect([shown(), button('next').getAttribute('aria-disabled')]).toEqual(['4 / 4', 'true']);
  button('next').click();
  expect(shown()).toBe('4 / 4');
  button('previous').click();
  expect([shown(), button('next').getAttribute('aria-disabled')]).toEqual(['3 / 4', 'false']);
});

it('one picture has no way to another', () => {
  open(0, `<div>${picture(1)}</div>`);
  expect([button('previous').hidden, button('next').hidden]).toEqual([true, true]);
});

it('takes the sizes of the page', () => {
  open();
  const size = () =>
    ['width', 'height', 'margin'].map((name) => dialog().style.getPropertyValue(`--onda-${name}`));
  expect(size()).toEqual(['630px', '440px', '150px']);
  scene.lifetime.end();
  dialog()?.remove();
  open(0, HTML, { width: 800, height: 600, margin: 0 });
  expect(size()).toEqual(['800px', '600px', '0px']);
});

it('closing gives back the focus, the page and its place in the history', () => {
  const opener = open();
  expect([pushed, document.documentElement.style.overflow]).toEqual([1, 'hidden']);
  press('.');
  press('.');
  button('close').click();
  expect([dialog(), document.activeElement, pushed]).toEqual([null, opener, 0]);
  expect(document.documentElement.style.overflow).toBe('');
});

it('Back closes it, and is not gone a second time', () => {
  open();
  pushed = 0;
  window.dispatchEvent(new Event('popstate'));
  expect([dialog(), pushed]).toEqual([null, 0]);
});

it('closes when one clicks beside the picture, not on it', () => {
  open();
  image().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(dialog().open).toBe(true);
  part('figure')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(dialog()).toBeNull();
});

it('closes with the element that opened it', () => {
  open();
  scene.lifetime.end();
  expect(dialog()).toBeNull();
});

it('closes with an element that left with the page, without undoing the new address', () => {
  const { href } = location;
  open();
  history.replaceState(null, '', '/otra-noticia/');
  scene.lifetime.end();
  history.replaceState(null, '', href);
  expect([dialog(), pushed]).toEqual([null, 1]);
});

it('that was closed leaves nothing with the element', () => {
  scene = sceneOf(imageLightbox, HTML);
  const { signal } = scene.lifetime;
  const ends = vi.spyOn(scene.lifetime, 'onEnd');
  const added = vi.spyOn(signal, 'addEventListener');
  const removed = vi.spyOn(signal, 'removeEventListener');
  showLightbox(openersIn(scene.target)[0] as HTMLElement, scene);
  button('close').click();
  expect(removed.mock.calls).toEqual(added.mock.calls);
  expect(ends).not.toHaveBeenCalled();
});

it('that breaks later is closed, and the page is told', async () => {
  const told = vi.fn();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  open(0, '<div><a href="https://youtu.be/dQw4w9WgXcQ" data-lightbox>El faro</a></div>');
  scene.target.addEventListener('onda-error', told);
  const place = part('.placed') as HTMLElement;
  vi.spyOn(place, 'replaceChildren').mockImplementation(() => {
    throw new Error('refused');
  });
  await vi.waitFor(() => expect(told).toHaveBeenCalledOnce());
  expect([dialog(), document.documentElement.style.overflow, pushed]).toEqual([null, '', 0]);
});

const swipe = (from: number, to: number, pointerType = 'touch') => {
  const stage = part('figure')?.parentElement;
  stage?.dispatchEvent(Object.assign(new Event('pointerdown', { bubbles: true }), { clientX: from }));
  stage?.dispatchEvent(
    Object.assign(new Event('pointerup', { bubbles: true }), { clientX: to, pointerType }),
  );
};

it('a finger turns the page; a mouse and a tap do not', () => {
  open();
  swipe(300, 200);
  expect(shown()).toBe('2 / 4');
  swipe(200, 260);
  expect(shown()).toBe('1 / 4');
  swipe(300, 260);
  swipe(300, 100, 'mouse');
  expect(shown()).toBe('1 / 4');
});

it('offers its own size for a picture that is larger than the window', () => {
  open();
  expect(button('zoom').hidden).toBe(true);
  Object.defineProperties(image(), { naturalWidth: { value: 4000 }, clientWidth: { value: 800 } });
  image().dispatchEvent(new Event('load'));
  expect(button('zoom').hidden).toBe(false);
  image().dispatchEvent(new Event('dblclick', { bubbles: true }));
  expect([button('zoom').getAttribute('aria-pressed'), image().closest('[data-zoomed]')]).not.toContain(null);
  press('ArrowRight');
  expect(shown()).toBe('1 / 4');
  press('.');
  expect([shown(), button('zoom').getAttribute('aria-pressed')]).toEqual(['2 / 4', 'false']);
});

it.each([
  ['es', 'no se pudo cargar el contenido'],
  ['en', 'content could not be loaded'],
])('says in %s of a picture that does not come: %s', (lang, text) => {
  document.documentElement.lang = lang;
  open();
  image().dispatchEvent(new Event('error'));
  expect(part('[role="alert"] span')?.textContent).toBe(text);
  expect(part('[role="alert"] a')?.getAttribute('href')).toContain('/1.jpg');
  expect(part('[aria-busy]')?.getAttribute('aria-busy')).toBe('false');
});

it.each([
  ['another site’s, which is followed', 'https://fotos.example/faro.jpg', 0, 1],
  ['another site’s that was turned to, which is not', 'https://fotos.example/faro.jpg', 1, 0],
  ['this site’s, which is not', '/faro.jpg', 0, 0],
])('a link that is no picture: %s', (_, href, turned, times) => {
  const went = vi.spyOn(location, 'assign').mockImplementation(() => {});
  open(turned, `<div><a href="${href}"><img src="/s.jpg" alt=""></a>${picture(2)}</div>`);
  if (turned) press('ArrowLeft');
  image().dispatchEvent(new Event('error'));
  expect(document.querySelectorAll('dialog')).toHaveLength(1 - times);
  expect(went).not.toHaveBeenCalled();
  if (times) dispatchEvent(new PopStateEvent('popstate'));
  expect(went.mock.calls).toEqual(times ? [[href]] : []);
  went.mockRestore();
});

it.each([
  ['https://radio.example/nada', 'missing or unsupported video URL'],
  ['', 'missing or unsupported video URL'],
  ['javascript:alert(1)', 'missing or unsupported video URL'],
])('says of the video "%s": %s', async (href, text) => {
  document.documentElement.lang = 'en';
  open(0, `<div><a href="${href}" data-lightbox="video">v</a></div>`);
  await vi.waitFor(() => expect(part('[role="alert"] span')?.textContent).toBe(text));
});

it('plays a video, and says so', async () => {
  const heard = vi.fn();
  document.addEventListener('onda-play', heard, { once: true });
  open(0, '<div><a href="https://youtu.be/dQw4w9WgXcQ" data-lightbox>El faro</a></div>');
  await vi.waitFor(() => expect(part('iframe')?.title).toBe('El faro'));
  expect(heard).toHaveBeenCalledOnce();
});
