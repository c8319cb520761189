import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scrollPage } from '../testing/page-scroll';
import { sceneOf } from '../testing/scene-of';
import { stubSizes } from '../testing/stub-sizes';
import { stickHeader } from './behavior';
import { stickyHeader } from './contract';

const HEADER =
  '<header><a href="/">Onda</a> <button aria-expanded="false">Menú</button></header><main></main>';
let sizes: ReturnType<typeof stubSizes>;
let scene: ReturnType<typeof start>;

function start() {
  const made = sceneOf(stickyHeader, HEADER);
  stickHeader(made);
  return made;
}

const state = () => scene.target.dataset.ondaHeader;
const height = () => document.documentElement.style.getPropertyValue('--onda-header-h');

beforeEach(async () => {
  sizes = stubSizes();
  await scrollPage(0);
  scene = start();
  sizes.resize(80);
  await scrollPage(0);
});
afterEach(() => {
  scene.lifetime.end();
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

it('hides on the way down, is back on the way up, and always there at the top', async () => {
  await scrollPage(80);
  expect(state()).toBe('shown');
  await scrollPage(300);
  expect(state()).toBe('away');
  await scrollPage(290);
  expect(state()).toBe('shown');
  await scrollPage(400);
  await scrollPage(60);
  expect(state()).toBe('shown');
});

it('a trembling finger changes nothing', async () => {
  await scrollPage(300);
  await scrollPage(295);
  expect(state()).toBe('away');
  await scrollPage(294);
  expect(state()).toBe('shown');
});

it.each([
  ['contains the focus', () => scene.target.querySelector('a')?.focus()],
  [
    'contains an open menu',
    () => scene.target.querySelector('button')?.setAttribute('aria-expanded', 'true'),
  ],
  ['contains an open dialog', () => scene.target.insertAdjacentHTML('beforeend', '<dialog open></dialog>')],
])('stays while it %s', async (_, use) => {
  use();
  await scrollPage(300);
  expect(state()).toBe('shown');
});

it('comes back when the focus enters it', async () => {
  await scrollPage(300);
  scene.target.querySelector('a')?.dispatchEvent(new Event('focusin', { bubbles: true }));
  expect(state()).toBe('shown');
});

it('tells the page how high it is, also when that changes', () => {
  expect(height()).toBe('80px');
  sizes.resize(120.5);
  expect(height()).toBe('120.5px');
});

it('a page that was left in the middle shows it; one with a place in its address shows that', async () => {
  scene.lifetime.end();
  scene = start();
  sizes.resize(80);
  await scrollPage(900);
  expect(state()).toBe('shown');
  scene.lifetime.end();
  history.replaceState(null, '', '/#abajo');
  scene = start();
  sizes.resize(80);
  await scrollPage(900);
  expect(state()).toBe('away');
});

it('leaves nothing behind', async () => {
  const printed = '<header><a href="/">Onda</a> <button aria-expanded="false">Menú</button></header>';
  expect(scene.target.innerHTML).toBe(sceneInner(printed));
  scene.lifetime.end();
  await scrollPage(300);
  expect([scene.target.outerHTML, height(), sizes.watching.size]).toEqual([printed, '', 0]);
});

const sceneInner = (html: string) => html.replace(/^<header>|<\/header>$/g, '');
