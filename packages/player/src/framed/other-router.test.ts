import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakePlayer } from '../testing/fake-player';
import { watchOtherRouter } from './other-router';

beforeEach(() => history.replaceState(null, '', '/uno/'));
afterEach(() => document.body.replaceChildren());

const BAR =
  '<radio-player sticky="true" station="sur" radio-stream="https://radio.test/live.mp3"></radio-player>';
const CARD = BAR.replace(' sticky="true"', '');
const OTHER = BAR.replace('sur', 'norte');

/** A page of which `main` is what a router changes, with a card that sounds or not. */
function open(isPlaying = true) {
  const { host } = fakePlayer();
  const element = document.createElement('radio-player');
  element.setAttribute('station', 'sur');
  element.setAttribute('radio-stream', 'https://radio.test/live.mp3');
  const main = document.createElement('main');
  document.body.append(main);
  main.append(element);
  const router = watchOtherRouter({ ...host, element, stays: () => isPlaying }, (url) =>
    url.endsWith('/uno/'),
  );
  return { host, element, main, router };
}

/** Past the microtask in which observers hear of a change. */
const aMoment = () => new Promise((next) => setTimeout(next));

async function change(main: Element, html: string, address = '/dos/') {
  history.pushState(null, '', address);
  main.innerHTML = html;
  await aMoment();
}

it.each<[string, string, string, string[]]>([
  ['a bar of its station', `<p>x</p>${BAR}`, '/dos/', ['main bar']],
  ['a card of its station', `<p>x</p>${CARD}`, '/dos/', ['main card']],
  ['none', '<p>x</p>', '/dos/', ['body bar']],
  ['one of another station', OTHER, '/dos/', ['main other', 'body bar']],
  ['none, in the same page', '<p>x</p>', '/uno/', []],
  ['one of its station, in the same page', BAR, '/uno/', ['main bar']],
])(
  'a player that sounds stays where another script brings a page with %s',
  async (_, html, address, found) => {
    const { element, main, host } = open();
    await change(main, html, address);
    const players = [...document.querySelectorAll('radio-player')].map((player) => {
      const look = player.hasAttribute('sticky') ? 'bar' : 'card';
      return `${player.parentElement?.localName} ${player === element ? look : 'other'}`;
    });
    expect(players).toEqual(found);
    host.leave();
  },
);

it('takes the place of a twin that comes later, and goes where none is again', async () => {
  const { element, main, host, router } = open();
  await change(main, '');
  expect([element.parentElement?.localName, router.leads()]).toEqual(['body', true]);
  main.innerHTML = CARD;
  await aMoment();
  expect([element.parentElement?.localName, element.hasAttribute('sticky')]).toEqual(['main', false]);
  await change(main, '', '/uno/');
  expect(element.parentElement?.localName).toBe('body');
  host.leave();
});

it('leaves a twin in the page that a router keeps', async () => {
  const { element, main: left, host } = open();
  history.pushState(null, '', '/dos/');
  const next = document.createElement('main');
  left.replaceWith(next);
  await aMoment();
  expect(left.firstElementChild).not.toBe(element);
  expect(left.firstElementChild?.getAttribute('station')).toBe('sur');
  host.leave();
});

it.each([
  ['is silent', false],
  ['has left for good', true],
])('a player that %s does not come back', async (_, isPlaying) => {
  const { element, main, host } = open(isPlaying);
  if (isPlaying) host.leave();
  await change(main, BAR);
  expect(element.isConnected).toBe(false);
  host.leave();
});

it.each([
  ['comes to the page that was asked for', '/dos/', true],
  ['goes elsewhere', '/tres/', false],
  ['stays', '/uno/', false],
])('another script leads once it %s', async (_, address, leads) => {
  const { main, router, host } = open();
  router.asked(new URL('/dos/', location.href).href);
  history.pushState(null, '', address);
  main.append('x', document.createElement('p'));
  await vi.waitFor(() => expect(router.leads()).toBe(leads));
  host.leave();
});

it('keeps a bar that no page prints, and leaves no copy of it in the page that goes', async () => {
  const { host } = fakePlayer();
  const element = document.createElement('episode-player');
  const main = document.createElement('main');
  document.body.append(main);
  main.append(element);
  watchOtherRouter({ element, lifetime: host.lifetime, stays: () => true }, (url) => url.endsWith('/uno/'));
  const left = document.createElement('main');
  left.innerHTML = '<p>x</p>';
  history.pushState(null, '', '/dos/');
  main.replaceWith(left);
  await aMoment();
  expect([element.parentElement, main.childElementCount]).toEqual([document.body, 0]);
  host.leave();
});
