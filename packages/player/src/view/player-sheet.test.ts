import { readFileSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';

const sheet = readFileSync('packages/player/src/view/player.css', 'utf8');

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

/** How far the slider is filled; empty is not at all. */
function levelOf(markup: string): string {
  document.head.innerHTML = `<style>${sheet}</style>`;
  document.body.innerHTML = markup;
  return getComputedStyle(document.querySelector('input') as Element).getPropertyValue('--level');
}

it('fills a printed slider at full volume alone: a thumb in the middle of a full one would lie', () => {
  expect(levelOf('<input class="volume" value="1">')).toBe('1');
  expect(levelOf('<input class="volume" value="0.4">')).toBe('');
  expect(levelOf('<input class="volume" value="1" style="--level: 0.7">')).toBe('0.7');
});
