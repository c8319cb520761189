import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sceneOf } from '../testing/scene-of';
import { makeTabs } from './behavior';
import { contentTabs } from './contract';

const SECTIONS =
  '<section id="uno"><h3>Uno</h3><p>1</p></section><section id="dos"><h3 id="titulo">Dos</h3><p>2</p></section>' +
  '<section><h3>Tres &lt;b&gt;</h3><p>3</p></section>';
const PRINTED = `<div>${SECTIONS}</div>`;
let scene: ReturnType<typeof start>;

function start(html = PRINTED) {
  const made = sceneOf(contentTabs, html);
  makeTabs(made);
  return made;
}

beforeEach(() => {
  history.replaceState({ mine: 1 }, '', '/');
  scene = start();
});
afterEach(() => scene.lifetime.end());

const tabs = () => [...scene.target.querySelectorAll<HTMLElement>('[role="tab"]')];
const panels = () => [...scene.target.querySelectorAll<HTMLElement>('[role="tabpanel"]')];
const chosen = () => [
  tabs().findIndex((tab) => tab.getAttribute('aria-selected') === 'true'),
  tabs().findIndex(({ tabIndex }) => tabIndex === 0),
  panels().findIndex((panel) => !panel.hasAttribute('hidden')),
];
const press = (key: string) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(event);
  return event.defaultPrevented;
};

it('each heading is a tab of its section, and the first is chosen', () => {
  expect(tabs().map(({ textContent }) => textContent)).toEqual(['Uno', 'Dos', 'Tres <b>']);
  expect(tabs().map((tab) => tab.getAttribute('aria-controls'))).toEqual(panels().map(({ id }) => id));
  expect(panels().map((panel) => panel.getAttribute('aria-labelledby'))).toEqual(tabs().map(({ id }) => id));
  expect(tabs()[0]?.parentElement?.getAttribute('role')).toBe('tablist');
  expect(chosen()).toEqual([0, 0, 0]);
});

it.each([
  [{}, 'Uno, Dos, Tres <b>'],
  [{ label: 'Programas' }, 'Programas'],
])('the list has a name: %j', (options, name) => {
  scene.lifetime.end();
  scene = sceneOf(contentTabs, PRINTED, options);
  makeTabs(scene);
  expect(scene.target.querySelector('[role="tablist"]')?.getAttribute('aria-label')).toBe(name);
});

it('opens and closes on click, and the address leads back to it', () => {
  tabs()[1]?.click();
  expect([chosen(), location.hash, history.state]).toEqual([[1, 1, 1], '#dos', { mine: 1 }]);
  expect(panels()[0]?.getAttribute('hidden')).toBe('until-found');
  tabs()[2]?.click();
  // Nobody named the third.
  expect([chosen(), location.hash]).toEqual([[2, 2, 2], '#dos']);
});

it.each([
  ['ltr', ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End'], [1, 2, 0, 2, 0, 2]],
  ['rtl', ['ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowRight', 'Home', 'End'], [1, 2, 0, 2, 0, 2]],
])('%s: arrows, Home and End choose', (direction, keys, places) => {
  for (const list of scene.target.querySelectorAll<HTMLElement>('[role="tablist"]'))
    list.style.direction = direction;
  tabs()[0]?.focus();
  const reached = keys.map((key) => press(key) && chosen()[0]);
  expect(reached).toEqual(places);
  expect(document.activeElement).toBe(tabs()[2]);
});

it('other keys are the browser’s', () => {
  tabs()[0]?.focus();
  expect([press('Tab'), press('a'), chosen()]).toEqual([false, false, [0, 0, 0]]);
});

it.each([
  ['#dos', 1],
  ['#titulo', 1],
  ['#nada', 0],
  ['#%', 0],
])('an address with %s opens the tab at place %i', (hash, place) => {
  scene.lifetime.end();
  history.replaceState(null, '', hash);
  scene = start();
  expect(chosen()[2]).toBe(place);
});

it('scrolls again in the next frame, when the browser has settled, and not once it is over', async () => {
  const scrolled: string[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this.id);
  });
  const frames = vi.spyOn(window, 'requestAnimationFrame').mockImplementation(() => 0);
  history.replaceState(null, '', '#dos');
  scene.lifetime.end();
  scene = start();
  expect(scrolled).toEqual(['dos']);
  const [next] = frames.mock.calls.at(-1) ?? [];
  next?.(0);
  expect(scrolled).toEqual(['dos', 'dos']);
  scene.lifetime.end();
  next?.(0);
  expect(scrolled).toHaveLength(2);
  vi.restoreAllMocks();
});

it('follows an address that changes, and a search of the page', () => {
  const words = document.body.appendChild(document.createElement('input'));
  words.focus();
  history.replaceState(null, '', '#titulo');
  window.dispatchEvent(new Event('hashchange'));
  expect(chosen()[2]).toBe(1);
  panels()[2]?.dispatchEvent(new Event('beforematch', { bubbles: true }));
  expect(chosen()).toEqual([2, 2, 2]);
  expect(document.activeElement).toBe(words);
});

it('a section whose id another has is one of its own', () => {
  scene.lifetime.end();
  scene = start(`${PRINTED}<div>${SECTIONS}</div>`);
  const second = document.body.lastElementChild as HTMLElement;
  makeTabs({ ...scene, target: second });
  const controls = [...document.querySelectorAll('[role="tab"]')].map((tab) =>
    tab.getAttribute('aria-controls'),
  );
  expect(new Set(controls).size).toBe(6);
  for (const tab of second.querySelectorAll<HTMLElement>('[role="tab"]')) tab.click();
  expect(location.hash).toBe('');
  scene.lifetime.end();
  expect(second.outerHTML).toBe(PRINTED);
});

it('tabs within a tab are its own', () => {
  scene.lifetime.end();
  scene = start(`<div><section><h3>Uno</h3><div id="dentro">${SECTIONS}</div></section><p>nota</p></div>`);
  expect(tabs()).toHaveLength(1);
});

it('without headings nothing changes', () => {
  scene.lifetime.end();
  scene = start('<div><p>1</p></div>');
  expect(scene.target.outerHTML).toBe('<div><p>1</p></div>');
});

it('leaves nothing behind', () => {
  tabs()[2]?.click();
  scene.lifetime.end();
  expect(scene.target.outerHTML).toBe(PRINTED);
});
