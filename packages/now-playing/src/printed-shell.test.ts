import { fakeHost } from '@onda/core/testing/fake-host';
import { expect, it } from 'vitest';
import block from './block.html';
import { nowPlayingWidget } from './contract';
import { printShell } from './printed-shell';

const printed = (radioName = 'Radio Uno') => printShell(fakeHost(nowPlayingWidget, '', { radioName }));

it('prints every part that the contract promises, once, the block’s with the block', () => {
  const { root } = fakeHost(nowPlayingWidget, printed());
  root.querySelector('[part="block"]')?.insertAdjacentHTML('beforeend', block);
  const parts = [...root.querySelectorAll('[part]')].map((node) => node.getAttribute('part'));
  expect(parts.toSorted()).toEqual(Object.keys(nowPlayingWidget.parts).toSorted());
});

it('is closed, with the words of both states', () => {
  const { root } = fakeHost(nowPlayingWidget, printed());
  const button = root.querySelector<HTMLElement>('[part="more"]');
  expect(button?.textContent).toBe('Ver más');
  expect(button?.dataset).toMatchObject({ more: 'Ver más', close: 'Cerrar' });
  expect(root.querySelector<HTMLElement>('[part="block"]')?.hidden).toBe(true);
});

it('links its style sheet, and prints a name that is markup as text', () => {
  document.body.innerHTML =
    '<script type="application/json" id="onda-config">{"base":"https://x.test/b/","styles":{"now-playing":"n.css"}}</script>';
  const template = document.createElement('template');
  template.innerHTML = printed('"><img src=x onerror=alert(1)>');
  const root = template.content;
  expect(root.querySelector('link')?.getAttribute('href')).toBe('https://x.test/b/n.css');
  expect(root.querySelector('img')).toBeNull();
  expect(root.querySelector('section')?.getAttribute('aria-label')).toContain('<img src=x');
  document.body.replaceChildren();
});

it('makes covers of 60 by 60 pixels', () => {
  const { root } = fakeHost(nowPlayingWidget, block);
  const sizes = [...root.querySelectorAll('img')].map((image) => [
    image.getAttribute('width'),
    image.getAttribute('height'),
  ]);
  expect(sizes).toEqual([
    ['60', '60'],
    ['60', '60'],
  ]);
});
