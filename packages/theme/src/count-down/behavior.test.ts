import { type FakeClock, fakeClock } from '@onda/core/testing/fake-clock';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Scene } from '../define-behavior';
import { sceneOf } from '../testing/scene-of';
import { countDownTo } from './behavior';
import { countDown } from './contract';

const redirected: { to: string[] } = { to: [] };
const NOW = Date.parse('2027-01-01T00:00:00Z');
const DAY = 86_400_000;
let clock: FakeClock;
let scene: Scene<typeof countDown>;
let animated: unknown[][];

function start(ms: number, options: Partial<Scene<typeof countDown>['options']> = {}) {
  const time = `<div><time datetime="${new Date(NOW + ms).toISOString().replace('.000', '')}">el día</time></div>`;
  scene = sceneOf(countDown, time, options);
  countDownTo(scene, clock);
}

const timer = () => document.querySelector('[role="timer"]')?.textContent?.trim();

beforeEach(() => {
  document.documentElement.lang = 'es';
  clock = fakeClock(NOW);
  animated = [];
  redirected.to = [];
  vi.spyOn(HTMLElement.prototype, 'animate').mockImplementation((...given) => {
    animated.push(given);
    return {} as Animation;
  });
  vi.spyOn(window.location, 'assign').mockImplementation((to) => void redirected.to.push(String(to)));
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  scene.lifetime.end();
  vi.unstubAllGlobals();
});

it('counts every second, in words, before the printed date', async () => {
  start(2 * DAY + 3_601_000);
  expect(timer()).toBe('2 días 1 hora 0 minutos 1 segundo');
  await clock.advance(999);
  expect(timer()).toContain('1 segundo');
  await clock.advance(1);
  expect(timer()).toBe('2 días 1 hora 0 minutos 0 segundos');
  expect(scene.target.lastElementChild?.outerHTML).toContain('<time');
});

it.each([0, 1, 500, 999])(
  'does not end early where its clock starts %i ms after a whole second',
  async (ms) => {
    await clock.advance(ms);
    start(3000);
    expect(timer()).toContain('0 minutos 3 segundos');
    await clock.advance(2000);
    expect(timer()).toContain('0 minutos 1 segundo');
    await clock.advance(999);
    expect(timer()).toContain('1 segundo');
    await clock.advance(1);
    expect(timer()).toBeUndefined();
  },
);

it.each([
  [999, '999 días'],
  [1000, '999 días'],
  [5000, '999 días'],
])('%i days: %s', (days, text) => {
  start(days * DAY);
  expect(timer()).toContain(text);
});

it('moves what changes for half a second, and nothing where the visitor wants no motion', async () => {
  start(10_000);
  expect(animated).toEqual([]);
  await clock.advance(1000);
  expect(animated.map(([, ms]) => ms)).toEqual([500]);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  await clock.advance(1000);
  expect(animated).toHaveLength(1);
});

it('says nothing aloud', () => {
  start(DAY);
  expect(document.querySelector('[aria-live], [role="status"], [role="alert"]')).toBeNull();
});

it('at the end says so, once, and stops', async () => {
  const heard = vi.fn();
  start(2000);
  scene.target.addEventListener('onda-end', heard);
  await clock.advance(2000);
  expect(scene.target.querySelector('.onda-count-end')?.textContent).toBe('Ya está aquí.');
  expect([timer(), heard.mock.calls.length, clock.waiting()]).toEqual([undefined, 1, 0]);
});

it.each([
  ['a page of this site', '/despues/', true],
  ['the same as an address', `${location.origin}/despues/`, true],
  ['another site', 'https://radio.example/', false],
  ['another site by two slashes', '//radio.example/', false],
  ['another port', 'http://localhost:81/', false],
])('says the page’s own words, and leads on to %s', async (_, redirect, isGone) => {
  start(1000, { endText: 'Empezamos', redirect });
  await clock.advance(1000);
  const address = new URL(redirect, location.href).href;
  expect(scene.target.textContent).toContain('Empezamos');
  expect(scene.target.querySelector<HTMLAnchorElement>('.onda-count-end a')?.href).toBe(address);
  expect(redirected.to).toEqual(isGone ? [address] : []);
});

it('does not lead to where one is', () => {
  start(-1000, { redirect: location.href });
  expect(redirected.to).toEqual([]);
});

it('leaves the words that the server printed', () => {
  scene = sceneOf(
    countDown,
    '<div><time datetime="2026-12-31T23:00:00Z">x</time><span class="onda-count-end">Ya</span></div>',
  );
  countDownTo(scene, clock);
  expect(document.querySelectorAll('.onda-count-end')).toHaveLength(1);
});

it.each([
  ['', 'Expiry date is required!'],
  ['mañana', '“mañana” is no date. Write it like 2027-03-21 20:00.'],
  ['2027-02-30', '“2027-02-30” is no date. Write it like 2027-03-21 20:00.'],
])('date="%s": the date is required', async (date, text) => {
  scene = sceneOf(countDown, '<div lang="en"></div>', { date });
  await expect(countDownTo(scene, clock)).rejects.toThrow(text);
  expect(scene.target.textContent).toBe(date && text);
});

it('reads a bare tag’s own date', async () => {
  scene = sceneOf(countDown, '<div></div>', { date: '2027-01-02 0:00 Z' });
  await countDownTo(scene, clock);
  expect(timer()).toContain('1 día');
});

it('leaves everything as it was', () => {
  start(DAY);
  scene.lifetime.end();
  expect(scene.target.children).toHaveLength(1);
  expect(clock.waiting()).toBe(0);
});

it('takes its last words along, too', async () => {
  start(1000, { endText: 'Empezamos' });
  await clock.advance(1000);
  expect(scene.target.textContent).toContain('Empezamos');
  scene.lifetime.end();
  expect(scene.target.textContent).not.toContain('Empezamos');
});
