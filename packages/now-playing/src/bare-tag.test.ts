import { fakeHost } from '@onda/core/testing/fake-host';
import { expect, it } from 'vitest';
import { printBareTag } from './bare-tag';
import { nowPlayingWidget } from './contract';

const printed = (radioName = 'Radio Uno') => printBareTag(fakeHost(nowPlayingWidget, '', { radioName }));

/** They come with the opened block. */
const LATER = /^(track|cover|live|title|artist|history.*|song.*)$/;

it('prints every part that the contract promises, once, but the block’s', () => {
  const { root } = fakeHost(nowPlayingWidget, printed());
  const parts = [...root.querySelectorAll('[part]')].map((node) => node.getAttribute('part'));
  const promised = Object.keys(nowPlayingWidget.parts).filter((part) => !LATER.test(part));
  expect(parts.toSorted()).toEqual(promised.toSorted());
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
