import { fakeHost } from '@onda/core/testing/fake-host';
import { pass } from '@onda/core/testing/pass';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeResize, fakeResize } from '../testing/fake-resize';
import { episodePlayer } from './contract';
import { reserveRoom } from './reserve-room';

let resize: FakeResize;

beforeEach(() => {
  vi.useFakeTimers();
  resize = fakeResize();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const reserved = () => {
  const host = fakeHost(episodePlayer, '');
  reserveRoom(host);
  return host;
};

const players = () => [...document.querySelectorAll<HTMLElement>('radio-player')];

/** A live player of so many pixels, as its own code or the server has made it. */
function live(height: number, attributes: Record<string, string> = { sticky: 'true' }) {
  const player = document.createElement('radio-player');
  for (const [name, value] of Object.entries(attributes)) player.setAttribute(name, value);
  document.body.append(player);
  return height ? dress(player, height) : player;
}

function dress(player: HTMLElement, height: number, state = 'idle') {
  const root = player.shadowRoot ?? player.attachShadow({ mode: 'open' });
  root.innerHTML = `<section data-state="${state}"><div class="frame"></div></section>`;
  grow(player, height);
  player.dataset.ready = '';
  return player;
}

const boxOf = (player: HTMLElement | undefined) => player?.shadowRoot?.querySelector('.frame') as HTMLElement;
const grow = (player: HTMLElement | undefined, height: number) =>
  Object.defineProperty(boxOf(player), 'offsetHeight', { value: height, configurable: true });

describe('stands above the live bar', () => {
  it.each<[why: string, height: string, ...steps: (() => unknown)[]]>([
    ['that stands there', '60px', () => live(60), reserved],
    ['that comes later', '60px', reserved, () => live(60)],
    ['that comes without its box, as on a new page', '60px', reserved, () => live(0), () => dressFirst(60)],
    [
      'that takes the place of another',
      '70px',
      () => live(60),
      reserved,
      () => players()[0]?.remove(),
      () => live(70),
    ],
    ['that is replaced at once', '70px', () => live(60), reserved, () => players()[0]?.replaceWith(live(70))],
    [
      'that was a card',
      '60px',
      () => live(60, {}),
      reserved,
      () => players()[0]?.setAttribute('sticky', 'true'),
    ],
    [
      'that is a card out of sight',
      '60px',
      () => live(60, {}),
      reserved,
      () => players()[0]?.setAttribute('data-docked', ''),
    ],
    ['that becomes a card', '0px', () => live(60), reserved, () => players()[0]?.removeAttribute('sticky')],
    ['that leaves', '0px', () => live(60), reserved, () => players()[0]?.remove()],
    [
      'that grows by a line',
      '80px',
      () => live(60),
      reserved,
      () => grow(players()[0], 80),
      () => resize.change(),
    ],
  ])('%s', async (_, height, ...steps) => {
    for (const step of steps) {
      step();
      await pass(0);
    }
    const bar = document.querySelector<HTMLElement>('div');
    expect(bar?.style.insetBlockEnd).toBe(height);
  });
});

const dressFirst = (height: number) => {
  for (const player of players().slice(0, 1)) dress(player, height);
};

it('makes the silent one of both small', async () => {
  const player = live(60);
  const host = reserved();
  expect(player.hasAttribute('data-beside-episode')).toBe(true);
  expect(host.element.hasAttribute('data-beside-live')).toBe(false);
  dress(player, 90, 'playing');
  await pass(0);
  expect(host.element.hasAttribute('data-beside-live')).toBe(true);
  host.leave();
  expect(player.hasAttribute('data-beside-episode')).toBe(false);
});

it('keeps room on the page until its element leaves', () => {
  const before = document.adoptedStyleSheets.length;
  const host = reserved();
  expect(document.adoptedStyleSheets.length).toBe(before + 1);
  host.leave();
  expect(document.adoptedStyleSheets.length).toBe(before);
});
