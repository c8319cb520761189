import { type FakeClock, fakeClock } from '@onda/core/testing/fake-clock';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Scene } from '../define-behavior';
import { sceneOf } from '../testing/scene-of';
import { fadeSlides } from './behavior';
import { fadeSlideshow } from './contract';

const HTML = '<div><figure>1</figure><figure>2</figure><figure>3</figure></div>';
let clock: FakeClock;
let scene: Scene<typeof fadeSlideshow>;

function start(options: Partial<Scene<typeof fadeSlideshow>['options']> = {}, html = HTML) {
  scene = sceneOf(fadeSlideshow, html, options);
  fadeSlides(scene, clock);
  return scene.target;
}

const shown = () =>
  [...document.querySelectorAll('figure:not([inert])')].map(({ textContent }) => textContent);
const buttons = () => [...document.querySelectorAll('button')].map((one) => one.getAttribute('aria-label'));
const press = (name: string) => document.querySelector<HTMLElement>(`[data-action="${name}"]`)?.click();
const motion = (isReduced: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));

beforeEach(() => {
  document.documentElement.lang = 'es';
  clock = fakeClock();
  motion(false);
});
afterEach(() => {
  scene.lifetime.end();
  vi.unstubAllGlobals();
});

it('shows each for seven seconds, then the first again', async () => {
  const target = start();
  expect([shown(), target.style.getPropertyValue('--onda-fade')]).toEqual([['1'], '600ms']);
  await clock.advance(6_999);
  expect(shown()).toEqual(['1']);
  await clock.advance(1);
  expect(shown()).toEqual(['2']);
  await clock.advance(14_000);
  expect(shown()).toEqual(['1']);
});

it('takes the page’s own times', async () => {
  const target = start({ speed: 3000, animation: 0 });
  expect(target.style.getPropertyValue('--onda-fade')).toBe('0ms');
  await clock.advance(3000);
  expect(shown()).toEqual(['2']);
});

it('can be stopped, and turned by hand', async () => {
  start();
  expect(buttons()).toEqual(['Detener el movimiento', 'Anterior', 'Siguiente']);
  press('stop');
  await clock.advance(60_000);
  expect([shown(), buttons()[0]]).toEqual([['1'], 'Iniciar el movimiento']);
  press('previous');
  expect(shown()).toEqual(['3']);
  press('next');
  expect(shown()).toEqual(['1']);
});

it('a background has one button', () => {
  start({ controls: 'pause' });
  expect(buttons()).toEqual(['Detener el movimiento']);
});

it('stands still where the visitor wants less motion', async () => {
  motion(true);
  start();
  await clock.advance(60_000);
  expect([shown(), buttons()[0]]).toEqual([['1'], 'Iniciar el movimiento']);
});

it('leaves alone what is one picture', () => {
  start({}, '<div><img alt=""></div>');
  expect(document.body.innerHTML).toBe('<div><img alt=""></div>');
});

it('leaves everything as it was', () => {
  const target = start();
  scene.lifetime.end();
  expect(target.outerHTML.replace(' style=""', '')).toBe(HTML);
  expect([document.body.children.length, clock.waiting()]).toEqual([1, 0]);
});
