import { afterEach, beforeEach, expect, it } from 'vitest';
import { sceneOf } from '../testing/scene-of';
import { revealBoxes } from './behavior';
import { hoverBoxes } from './contract';

const PRINTED =
  '<div><article><h3>Uno</h3><p>1</p></article><article><h3>Dos</h3><p><a href="/2">2</a></p></article></div>';
let scene: ReturnType<typeof sceneOf<typeof hoverBoxes>>;

beforeEach(() => {
  scene = sceneOf(hoverBoxes, PRINTED);
  revealBoxes(scene);
});
afterEach(() => scene.lifetime.end());

const box = (place: number) => scene.target.children[place] as HTMLElement;
const press = (key: string) => document.dispatchEvent(new KeyboardEvent('keydown', { key }));

it('a box that holds nothing to reach can be reached itself', () => {
  expect(box(0).tabIndex).toBe(0);
  expect(box(1).outerHTML).toBe('<article><h3>Dos</h3><p><a href="/2">2</a></p></article>');
});

it('Escape hides what the focus shows until the focus is elsewhere', () => {
  box(0).focus();
  press('a');
  expect(box(0).dataset.ondaHidden).toBeUndefined();
  press('Escape');
  expect([box(0).dataset.ondaHidden, box(1).dataset.ondaHidden]).toEqual(['', undefined]);
  box(0).dispatchEvent(
    new FocusEvent('focusout', { bubbles: true, relatedTarget: box(0).firstElementChild }),
  );
  expect(box(0).dataset.ondaHidden).toBe('');
  box(0).dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: box(1) }));
  expect(box(0).dataset.ondaHidden).toBeUndefined();
});

it('leaves nothing behind', () => {
  box(0).focus();
  press('Escape');
  scene.lifetime.end();
  press('Escape');
  expect(scene.target.outerHTML).toBe(PRINTED);
});
