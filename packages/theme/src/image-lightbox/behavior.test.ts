import { HELD_KEYS } from '@onda/core/testing/held-keys';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Scene } from '../define-behavior';
import { sceneOf } from '../testing/scene-of';
import { openPictures } from './behavior';
import { imageLightbox } from './contract';
import { openersIn } from './openers';

const HTML = `<div>
  <figure><img id="alone" src="/a.jpg" alt="Mar"></figure>
  <a id="file" href="/b.jpg?x=1"><img src="/b-300.jpg" alt=""></a>
  <a id="page" href="/noticia/"><img src="/c.jpg" alt=""></a>
  <a id="words" href="/d.jpg">palabras</a>
  <a id="asks" href="/otra/" data-lightbox="">otra</a>
  <img id="icon" src="/i.png" width="16" alt=""><img id="smile" class="wp-smiley" src="/s.png" alt="">
  <button><img id="inside" src="/e.jpg" alt=""></button></div>`;
let scene: Scene<typeof imageLightbox>;

const at = (id: string) => document.getElementById(id) as HTMLElement;
const dialog = () => document.querySelector('dialog');

beforeEach(() => {
  document.documentElement.lang = 'es';
  vi.spyOn(history, 'back').mockImplementation(() => {});
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  scene = sceneOf(imageLightbox, HTML);
  openPictures(scene);
});
afterEach(() => {
  scene.lifetime.end();
  document.body.replaceChildren();
});

it('opens pictures that stand alone, links from a picture to its file, and links that ask for it', () => {
  expect(openersIn(scene.target).map(({ id }) => id)).toEqual(['alone', 'file', 'asks']);
});

it.each([
  ['/foto.jpg', 1],
  ['/foto.JPG?ssl=1', 1],
  ['/foto.jpeg#ver', 1],
  ['https://fotos.example/foto.jfif', 1],
  ['/foto.svg', 1],
  ['/foto.jxl', 1],
  ['/foto.avif', 1],
  ['/foto.apng', 1],
  ['/foto.jpg.html', 0],
  ['/foto.jpg/', 0],
  ['/view?img=foto.jpg', 0],
  ['/Faro#/media/Archivo:Faro.jpg', 0],
  ['/wiki/Faro.jpg', 0],
  ['/wiki/File:Faro.jpg', 0],
  ['/index.php/Archivo:Faro.jpg', 0],
  ['/index.php/Archivo%3AFaro.jpg', 0],
  ['/foto.jpg" download="', 0],
  ['/foto.jpg" download="faro.jpg', 0],
])('of links with a picture, to %s: opens %i', (href, count) => {
  scene.target.innerHTML = `<a href="${href}"><img src="/s.jpg" alt=""></a>`;
  expect(openersIn(scene.target)).toHaveLength(count);
});

it('makes a picture by itself a button with a name; all else stays as it is', () => {
  expect(at('alone').getAttribute('aria-label')).toBe('Ampliar la imagen: Mar');
  expect([at('alone').getAttribute('role'), at('alone').tabIndex]).toEqual(['button', 0]);
  scene.lifetime.end();
  expect(scene.target.outerHTML).toBe(HTML);
});

it('brings nothing before something is opened', () => {
  expect(dialog()).toBeNull();
  expect(document.querySelector('link, script')).toBeNull();
});

it.each([['Enter'], [' ']])('opens a picture with the key "%s"', async (key) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  at('alone').dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  await vi.waitFor(() => expect(dialog()?.open).toBe(true));
});

it.each([['page'], ['words'], ['icon'], ['inside']])('leaves a click on %s alone', async (id) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  scene.target.addEventListener('click', ({ defaultPrevented }) => expect(defaultPrevented).toBe(false));
  at(id).dispatchEvent(event);
  expect(dialog()).toBeNull();
});

it.each(HELD_KEYS)('leaves a click with %s to the browser', (_, held) => {
  const event = new MouseEvent('click', { ...held, bubbles: true, cancelable: true });
  const heard = vi.fn(({ defaultPrevented }: Event) => defaultPrevented);
  scene.target.addEventListener('click', heard);
  at('file').dispatchEvent(event);
  expect(heard).toHaveReturnedWith(false);
});

it('follows the link where the lightbox throws as it opens, and gives the page back', async () => {
  const went = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const pushed = vi.spyOn(history, 'pushState');
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(() => {
    throw new Error('refused');
  });
  at('file').click();
  await vi.waitFor(() =>
    expect(went.mock.calls.flat().map(String)).toEqual([expect.stringContaining('/b.jpg')]),
  );
  expect([dialog(), document.documentElement.style.overflow, pushed.mock.calls]).toEqual([null, '', []]);
});
