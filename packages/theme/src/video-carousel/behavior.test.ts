import { HELD_KEYS } from '@onda/core/testing/held-keys';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Scene } from '../define-behavior';
import { loadNoFrames } from '../testing/no-frames';
import { sceneOf } from '../testing/scene-of';
import { stubSight } from '../testing/sight';
import { playVideos } from './behavior';
import { videoCarousel } from './contract';

const HTML =
  '<div><p><a href="https://youtu.be/dQw4w9WgXcQ">Uno</a></p><p><a href="#noticia">Dos</a></p><p><video></video></p></div>';
let scene: Scene<typeof videoCarousel>;
let followed: string[];

const follow = (event: Event) => {
  if (event.defaultPrevented || !(event.target instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  followed.push(event.target.hash || event.target.host);
};
const link = (index: number) => document.querySelectorAll('a')[index] as HTMLAnchorElement;

beforeEach(() => {
  loadNoFrames();
  stubSight();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  followed = [];
  document.addEventListener('click', follow);
  scene = sceneOf(videoCarousel, HTML);
  playVideos(scene);
});
afterEach(() => {
  scene.lifetime.end();
  document.removeEventListener('click', follow);
  vi.unstubAllGlobals();
});

it('asks for nothing of a provider before a click', () => {
  expect(document.querySelector('iframe, script, link, img')).toBeNull();
  expect(document.querySelector('[data-slides="video"]')).not.toBeNull();
});

it.each([
  ['Uno', 'Uno'],
  ['<img alt=""> Uno', 'Uno'],
  ['<img alt="Foto de uno">', 'Foto de uno'],
  ['<img>', ''],
])('plays the video of a link in its place: %s', async (content, title) => {
  link(0).innerHTML = content;
  link(0).click();
  await vi.waitFor(() => expect(document.querySelector('iframe')?.title).toBe(title));
  expect(followed).toEqual([]);
});

it('a link that leads to no video leads where it says', async () => {
  link(1).click();
  await vi.waitFor(() => expect(followed).toEqual(['#noticia']));
});

it('so does one whose video its provider refused', async () => {
  link(0).click();
  await vi.waitFor(() => expect(document.querySelector('iframe')).not.toBeNull());
  const source = document.querySelector('iframe')?.contentWindow;
  window.dispatchEvent(
    Object.assign(new Event('message'), { data: '{"event":"onError","info":100}', source }),
  );
  link(0).click();
  expect(followed).toEqual(['youtu.be']);
  const said = () => document.querySelector('[role="status"]')?.textContent;
  await vi.waitFor(() => expect(said()).toBe('El vídeo ya no existe o es privado.'));
});

it.each(HELD_KEYS)('leaves a click with %s to the browser', (_, held) => {
  link(0).dispatchEvent(new MouseEvent('click', { ...held, bubbles: true, cancelable: true }));
  expect(followed).toEqual(['youtu.be']);
});

it('says so when a video of the page starts', async () => {
  const heard = vi.fn();
  document.addEventListener('onda-play', heard, { once: true });
  document.querySelector('video')?.dispatchEvent(new Event('play'));
  await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
});
