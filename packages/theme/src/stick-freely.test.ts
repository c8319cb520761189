import { createLifetime } from '@onda/core/testing/endings';
import { expect, it, vi } from 'vitest';
import { stickFreely } from './stick-freely';

/** The styles around what sticks, the outermost first, and how they cut off then. */
it.each([
  [['overflow: hidden'], ['clip']],
  [['overflow: hidden auto'], ['clip']],
  [['overflow: auto'], ['clip']],
  [['overflow: scroll'], ['clip']],
  [['overflow: clip'], ['clip']],
  [
    ['overflow: hidden', '', 'overflow: hidden'],
    ['clip', '', 'clip'],
  ],
  [
    ['', 'color: red'],
    ['', ''],
  ],
])('around it stand %j', (styles, expected) => {
  document.body.innerHTML = `${styles.map((style) => `<div style="${style}">`).join('')}<aside></aside>`;
  const before = [...document.querySelectorAll('div')].map(({ style }) => style.overflow);
  const lifetime = createLifetime();
  stickFreely(document.querySelector('aside') as HTMLElement, lifetime);
  expect([...document.querySelectorAll('div')].map(({ style }) => style.overflow)).toEqual(expected);
  lifetime.end();
  expect([...document.querySelectorAll('div')].map(({ style }) => style.overflow)).toEqual(before);
});

it('what scrolls itself is left, and all around it', () => {
  document.body.innerHTML =
    '<div style="overflow: hidden"><div style="overflow: auto"><aside></aside></div></div>';
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(900);
  const before = document.body.innerHTML;
  stickFreely(document.querySelector('aside') as HTMLElement, createLifetime());
  expect(document.body.innerHTML).toBe(before);
  vi.restoreAllMocks();
});
