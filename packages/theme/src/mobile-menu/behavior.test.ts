import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sceneOf } from '../testing/scene-of';
import { stubMotion } from '../testing/stub-motion';
import { openMenu } from './behavior';
import { mobileMenu } from './contract';

const INSIDE = '<ul><li><a href="/a">Música</a><ul><li><a href="#abajo">Jazz</a></li></ul></li></ul>';
const NAV = `<nav id="menu" aria-label="Principal">${INSIDE}</nav>`;
const PAGE = `${NAV}<a class="abre" href="#menu">Menú</a><span class="raro"></span>`;
let motions: ReturnType<typeof stubMotion>;
let scene: ReturnType<typeof start>;
/** The listeners for a wide screen, by query. */
let widths: Map<string, () => void>;

function start(options: { toggle?: string; close?: string; breakpoint?: number } = {}, html = PAGE) {
  const made = sceneOf(mobileMenu, html, options);
  openMenu(made);
  return made;
}

beforeEach(() => {
  motions = stubMotion();
  widths = new Map();
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: false,
    addEventListener: (_: string, run: () => void) => widths.set(query, run),
  }));
  scene = start();
});
afterEach(() => {
  scene.lifetime.end();
  vi.unstubAllGlobals();
});

const toggle = () => document.querySelector('.abre') as HTMLElement;
const dialog = () => document.querySelector('dialog');
const closer = () => dialog()?.querySelector<HTMLElement>(':scope > button');

it('the theme’s link is a button that says what it opens', () => {
  expect(toggle().outerHTML).toBe(
    '<a class="abre" href="#menu" aria-expanded="false" aria-haspopup="dialog" aria-controls="menu" role="button" tabindex="0">Menú</a>',
  );
});

it('opens as a dialog of the menu’s name with the focus on its first link, and closes to what it was', () => {
  toggle().click();
  expect([dialog()?.open, dialog()?.getAttribute('aria-label')]).toEqual([true, 'Principal']);
  expect(toggle().getAttribute('aria-expanded')).toBe('true');
  expect([document.activeElement?.textContent, closer()?.textContent]).toEqual(['Música', 'Cerrar el menú']);
  expect(scene.target.style.display).toBe('contents');
  dialog()?.close();
  expect([dialog(), toggle().getAttribute('aria-expanded')]).toEqual([null, 'false']);
  expect(scene.target.innerHTML).toBe(INSIDE);
  expect(scene.target.style.display).toBe('');
});

it('the page behind it does not scroll while it is open', () => {
  const isHeld = () => document.documentElement.style.overflow === 'hidden';
  toggle().click();
  expect(isHeld()).toBe(true);
  dialog()?.close();
  expect(isHeld()).toBe(false);
  toggle().click();
  scene.lifetime.end();
  expect(isHeld()).toBe(false);
});

it('its submenus slide open within 200 milliseconds', () => {
  toggle().click();
  const button = dialog()?.querySelector<HTMLElement>('[data-onda-submenu]');
  expect(button?.getAttribute('aria-label')).toBe('Submenú de Música');
  button?.click();
  expect(motions[0]).toMatchObject({ duration: 200, frames: { overflow: ['clip', 'clip'] } });
});

it.each([
  ['its button', () => closer()?.click()],
  ['a link of it', () => dialog()?.querySelector<HTMLElement>('a[href="#abajo"]')?.click()],
  ['a click beside it', () => dialog()?.dispatchEvent(new MouseEvent('click', { clientX: 900 }))],
  ['a screen of more than 768 pixels', () => widths.get('(width > 768px)')?.()],
])('%s closes it', (_, close) => {
  toggle().click();
  const node = dialog() as HTMLDialogElement;
  node.getBoundingClientRect = () => ({ left: 0, right: 300 }) as DOMRect;
  node.dispatchEvent(new MouseEvent('click', { clientX: 100 }));
  expect(node.open).toBe(true);
  close();
  expect([node.open, scene.target.innerHTML]).toEqual([false, INSIDE]);
});

it.each([
  ['href="#abajo"', false],
  ['href="#"', true],
  ['', true],
])('after a click on a link with "%s" it is open: %s', (href, isOpen) => {
  scene.lifetime.end();
  scene = start({}, PAGE.replace('href="#abajo"', href));
  toggle().click();
  dialog()?.querySelector<HTMLElement>('li li a')?.click();
  expect(dialog() !== null).toBe(isOpen);
});

it.each([
  ['Enter', true],
  [' ', true],
  ['a', false],
])('%j on what is no button opens it: %s', (key, isOpen) => {
  scene.lifetime.end();
  scene = start({ toggle: '.raro', breakpoint: 600 });
  const odd = document.querySelector('.raro') as HTMLElement;
  expect([odd.tabIndex, odd.getAttribute('role'), odd.getAttribute('aria-label')]).toEqual([
    0,
    'button',
    'Menú',
  ]);
  odd.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));
  expect([dialog() !== null, widths.has('(width > 600px)')]).toEqual([isOpen, true]);
});

it('without anything that opens it the menu stays as it is', () => {
  scene.lifetime.end();
  scene = start({}, NAV);
  expect(document.body.innerHTML).toBe(NAV);
});

it('leaves nothing behind, closed or open', () => {
  toggle().click();
  scene.lifetime.end();
  expect(document.body.innerHTML.replace(' style=""', '')).toBe(PAGE);
  toggle().click();
  expect(dialog()).toBeNull();
});

it('closes by the theme’s own button where there is one, and makes no other', () => {
  scene.lifetime.end();
  const html = `<nav id="menu"><button class="cierra"><i></i>Cerrar</button>${INSIDE}</nav><a class="abre" href="#menu">Menú</a>`;
  scene = start({ close: '.cierra' }, html);
  const before = scene.target.innerHTML;
  toggle().click();
  expect(dialog()?.querySelectorAll(':scope > button').length).toBe(1);
  dialog()?.querySelector<HTMLElement>('.cierra i')?.click();
  expect([dialog(), scene.target.innerHTML]).toEqual([null, before]);
});

it('has the colors that the theme gave the menu, and is seen where its style sheet hides what is in it', () => {
  scene.target.style.cssText = 'background-color: rgb(51, 102, 255); color: rgb(255, 255, 255)';
  toggle().click();
  const style = dialog()?.style;
  expect([
    style?.getPropertyValue('--onda-menu-surface'),
    style?.getPropertyValue('--onda-menu-text'),
  ]).toEqual(['rgb(51, 102, 255)', 'rgb(255, 255, 255)']);
  expect(style?.visibility).toBe('visible');
});
