import { afterEach, expect, it, vi } from 'vitest';
import { sceneOf } from '../testing/scene-of';
import { fadeWhenLoaded } from './behavior';
import { pagePreloader } from './contract';

let scene: ReturnType<typeof start>;

function start(readyState: DocumentReadyState, opacity = '1') {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue(readyState);
  vi.spyOn(window, 'getComputedStyle').mockReturnValue({ opacity } as CSSStyleDeclaration);
  const made = sceneOf(pagePreloader, '<div><b>Onda</b></div>');
  fadeWhenLoaded(made);
  return made;
}

afterEach(() => scene.lifetime.end());
const state = () => scene.target.dataset.ondaPreloader;

it('fades when the page is loaded, and is gone when it has faded', () => {
  scene = start('interactive');
  expect([state(), scene.target.getAttribute('aria-hidden')]).toEqual([undefined, 'true']);
  window.dispatchEvent(new Event('load'));
  expect(state()).toBe('fading');
  scene.target.querySelector('b')?.dispatchEvent(new Event('animationend', { bubbles: true }));
  expect(state()).toBe('fading');
  scene.target.dispatchEvent(new Event('animationend'));
  expect(state()).toBe('gone');
});

it('fades at once on a page that is loaded', () => {
  scene = start('complete');
  expect(state()).toBe('fading');
});

it('a cover that fades by itself already is not begun anew', () => {
  scene = start('complete', '0.4');
  expect(state()).toBeUndefined();
  scene.target.dispatchEvent(new Event('animationend'));
  expect(state()).toBe('gone');
});

it('ends with its element', () => {
  scene = start('loading');
  scene.lifetime.end();
  window.dispatchEvent(new Event('load'));
  expect(state()).toBeUndefined();
});
