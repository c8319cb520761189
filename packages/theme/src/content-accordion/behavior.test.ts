import { afterEach, beforeEach, expect, it } from 'vitest';
import { sceneOf } from '../testing/scene-of';
import { foldSections } from './behavior';
import { contentAccordion } from './contract';

const PRINTED =
  '<div><details open=""><summary>Uno</summary><details id="dentro"><summary>Dentro</summary></details></details>' +
  '<details><summary>Dos</summary><p id="dos">2</p></details></div>';
let scene: ReturnType<typeof start>;

function start(single = true) {
  const made = sceneOf(contentAccordion, PRINTED, { single });
  foldSections(made);
  return made;
}

beforeEach(() => {
  history.replaceState(null, '', '/');
  scene = start();
});
afterEach(() => scene.lifetime.end());

const all = () => [...scene.target.querySelectorAll('details')];
const open = () => all().map((details) => details.open);
/** The effect of a click. */
const unfold = (place: number) => {
  const details = all()[place] as HTMLDetailsElement;
  details.open = true;
  details.dispatchEvent(new Event('toggle'));
};

it('one closes when another opens, but not the one it stands in', () => {
  unfold(1);
  expect(open()).toEqual([true, true, false]);
  unfold(2);
  expect(open()).toEqual([false, false, true]);
});

it('toggles stay as they are', () => {
  scene.lifetime.end();
  scene = start(false);
  unfold(2);
  expect(open()).toEqual([true, false, true]);
});

it.each([
  ['#dos', [false, false, true]],
  ['#dentro', [true, true, false]],
  ['#nada', [true, false, false]],
  ['#%', [true, false, false]],
])('an address with %s opens %j', (hash, expected) => {
  scene.lifetime.end();
  history.replaceState(null, '', hash);
  scene = start();
  for (const details of all()) if (details.open) details.dispatchEvent(new Event('toggle'));
  expect(open()).toEqual(expected);
});

it('follows an address that changes', () => {
  history.replaceState(null, '', '#dos');
  window.dispatchEvent(new Event('hashchange'));
  expect(open()[2]).toBe(true);
});

it('paper shows all, and the screen then what it showed', () => {
  window.dispatchEvent(new Event('beforeprint'));
  for (const details of all()) details.dispatchEvent(new Event('toggle'));
  expect(open()).toEqual([true, true, true]);
  window.dispatchEvent(new Event('afterprint'));
  expect(open()).toEqual([true, false, false]);
});

it('ends with its element', () => {
  scene.lifetime.end();
  unfold(2);
  expect(open()).toEqual([true, false, true]);
});
