import { fakeClock } from '@onda/core/testing/fake-clock';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sceneOf } from '../testing/scene-of';
import { stubMotion } from '../testing/stub-motion';
import { openSubmenus } from './behavior';
import { subMenus } from './contract';

const MENU =
  '<nav><ul><li id="a"><a href="/a">Música</a><ul><li id="b"><a href="/b">Jazz</a><ul><li><a href="/c">Bebop</a></li></ul></li></ul></li>' +
  '<li id="d"><a href="/d">Cultura</a><ul id="suya"><li><a href="/e">Cine</a></li></ul></li>' +
  '<li id="f"><button aria-expanded="false">Otro</button><ul><li>x</li></ul></li></ul></nav><main tabindex="-1"></main>';
let motions: ReturnType<typeof stubMotion>;
let clock: ReturnType<typeof fakeClock>;
let scene: ReturnType<typeof sceneOf<typeof subMenus>>;

beforeEach(() => {
  motions = stubMotion();
  clock = fakeClock();
  scene = sceneOf(subMenus, MENU);
  openSubmenus(scene, clock);
});
afterEach(() => {
  scene.lifetime.end();
  vi.unstubAllGlobals();
});

const entry = (id: string) => document.getElementById(id) as HTMLElement;
const button = (id: string) => entry(id).querySelector(':scope > button') as HTMLButtonElement;
const list = (id: string) => entry(id).querySelector(':scope > ul') as HTMLElement;
const state = (id: string) => [button(id).getAttribute('aria-expanded'), list(id).dataset.ondaList];
const settle = () => motions.splice(0).map(({ end }) => end());
const pointer = (id: string, type: string, pointerType = 'mouse') =>
  entry(id).dispatchEvent(new PointerEvent(type, { pointerType }));
const press = (key: string) => document.dispatchEvent(new KeyboardEvent('keydown', { key }));

it('each entry keeps its link and gets a button that says what it opens', () => {
  expect(button('a').getAttribute('aria-label')).toBe('Submenú de Música');
  expect(button('a').getAttribute('aria-controls')).toBe(list('a').id);
  expect(button('d').getAttribute('aria-controls')).toBe('suya');
  expect([entry('a').firstElementChild?.localName, state('a')]).toEqual(['a', ['false', 'closed']]);
  expect(scene.target.querySelector('[role]')).toBeNull();
});

it('an entry that can be opened already is left alone', () => {
  expect(entry('f').outerHTML).toBe(
    '<li id="f"><button aria-expanded="false">Otro</button><ul><li>x</li></ul></li>',
  );
});

it('a click opens, a second closes once the list has faded', () => {
  button('a').click();
  expect(state('a')).toEqual(['true', 'open']);
  expect(motions[0]).toMatchObject({ frames: { opacity: [0, 1] }, duration: 250, direction: 'normal' });
  settle();
  button('a').click();
  expect(state('a')).toEqual(['false', 'open']);
  expect(motions[0]?.direction).toBe('reverse');
  settle();
  expect(state('a')).toEqual(['false', 'closed']);
});

it('moves at once for who wants less motion', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  button('a').click();
  expect(motions[0]?.duration).toBe(0);
});

it('opens under a pointer that stays for 150 milliseconds, closes 300 after it left', async () => {
  pointer('a', 'pointerenter');
  await clock.advance(149);
  expect(state('a')[0]).toBe('false');
  await clock.advance(1);
  expect(state('a')[0]).toBe('true');
  pointer('a', 'pointerleave');
  await clock.advance(299);
  expect(state('a')[0]).toBe('true');
  await clock.advance(1);
  expect(state('a')[0]).toBe('false');
});

it('stays when the pointer is back in time, or the focus is in it', async () => {
  pointer('a', 'pointerenter');
  await clock.advance(150);
  pointer('a', 'pointerleave');
  await clock.advance(200);
  pointer('a', 'pointerenter');
  await clock.advance(500);
  expect(state('a')[0]).toBe('true');
  list('a').querySelector('a')?.focus();
  pointer('a', 'pointerleave');
  await clock.advance(300);
  expect(state('a')[0]).toBe('true');
});

it('a finger is no pointer that hovers', async () => {
  pointer('a', 'pointerenter', 'touch');
  await clock.advance(500);
  expect(state('a')[0]).toBe('false');
});

it('Escape closes, wherever the focus is, and gives it back to the button where it was inside', async () => {
  pointer('d', 'pointerenter');
  await clock.advance(150);
  press('Escape');
  expect([state('d')[0], document.activeElement]).toEqual(['false', document.body]);
  button('a').click();
  button('b').click();
  list('b').querySelector('a')?.focus();
  press('a');
  expect(state('b')[0]).toBe('true');
  press('Escape');
  expect([state('a')[0], state('b')[0], document.activeElement]).toEqual(['false', 'false', button('a')]);
});

it.each(['focusin', 'pointerdown'])('%s elsewhere closes it, within it does not', (type) => {
  button('a').click();
  button('b').click();
  list('b').dispatchEvent(new Event(type, { bubbles: true }));
  expect([state('a')[0], state('b')[0]]).toEqual(['true', 'true']);
  entry('a')
    .querySelector('a')
    ?.dispatchEvent(new Event(type, { bubbles: true }));
  expect([state('a')[0], state('b')[0]]).toEqual(['true', 'false']);
  document.querySelector('main')?.dispatchEvent(new Event(type, { bubbles: true }));
  expect(state('a')[0]).toBe('false');
});

it('leaves nothing behind: no button, no timer', async () => {
  pointer('a', 'pointerenter');
  scene.lifetime.end();
  expect([clock.waiting(), `${scene.target.outerHTML}<main tabindex="-1"></main>`]).toEqual([0, MENU]);
});
