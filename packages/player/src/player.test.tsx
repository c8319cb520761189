import { stubFullScreen } from '@onda/core/testing/fake-screen';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import './element';
import { leavePage, openPage, pass, pollAnswer } from './testing/page';

/** From markup to wire and back: the tag as a page author writes it, a server, a listener, one after the other. */
const STREAM = 'https://radio.test/live.mp3';
const MARKUP = `<radio-player station="uno" radio-stream="${STREAM}" radio-name="Radio Uno"></radio-player>`;

let element: HTMLElement;
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(async () => {
  element?.remove();
  await act(() => pass(0));
  leavePage();
});

const root = () => element.shadowRoot as ShadowRoot;
const part = (name: string) => root().querySelector(`[part="${name}"]`) as HTMLElement;
const told = () => ['name', 'title', 'artist', 'status'].map((name) => part(name).textContent);
const state = () => part('player').dataset.state;

async function open(markup: string, ...answers: Parameters<typeof openPage>) {
  const page = openPage(...answers);
  stubFullScreen();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.insertAdjacentHTML('beforeend', markup);
  element = document.querySelector('radio-player') as HTMLElement;
  await act(() => pass(0));
  // The look waits for the page to rest, then for the other features of the page.
  for (const ms of [200, 100, 200]) await act(() => pass(ms));
  return page;
}

it('shows the station, plays it, hands over to its view with the first panel, follows the titles, and ends with its element', async () => {
  const page = await open(MARKUP, pollAnswer('uno', 'Marea alta', STREAM));
  const { audio } = page;
  expect(told()).toEqual(['Radio Uno', 'Marea alta', 'Los Faros', '']);
  const player = part('player');

  part('play').click();
  expect(audio.calls).toEqual([`src=${STREAM}`, 'play']);
  // The sound has the page for itself for 200 ms.
  await act(() => pass(200));
  await act(async () => audio.happen('playing', { paused: false, readyState: 4 }));
  await act(() => pass(0));
  expect(root().querySelector('[data-view]')).toBeNull();
  part('history').click();
  for (let turn = 0; turn < 20 && !part('panel'); turn += 1) await act(() => pass(50));
  expect(part('panel').dataset.panel).toBe('history');
  expect(root().querySelector('[data-view]')).not.toBeNull();
  expect(part('player')).toBe(player);
  expect([state(), part('play').getAttribute('aria-label')]).toEqual(['playing', 'Pausar']);
  expect(told()).toEqual(['Radio Uno', 'Marea alta', 'Los Faros', '']);

  page.answer(pollAnswer('uno', 'Norte', STREAM));
  await act(() => pass(45_000));
  await act(() => pass(500));
  expect(part('title').textContent).toBe('Norte');

  act(() => part('play').click());
  expect(state()).toBe('idle');
  expect(audio.element.getAttribute('src')).toBeNull();

  element.remove();
  await act(() => pass(0));
  expect(root().querySelector('[data-view]')).toBeNull();
  const before = page.calls.length;
  await act(() => pass(200_000));
  expect(page.calls.length).toBe(before);
});

it.each([
  ['es', 'Datos no disponibles...'],
  ['en', 'Data not available...'],
])('says so in the language of the page, %s, when the server cannot tell', async (lang, text) => {
  await open(`<div lang="${lang}">${MARKUP}</div>`, () => new Response('<html>', { status: 502 }));
  await act(() => pass(3_000));
  expect(part('title').textContent).toBe(text);
  await act(async () => part('mute').click());
  await act(() => pass(0));
  expect(part('player').dataset.muted).toBe('');
});
