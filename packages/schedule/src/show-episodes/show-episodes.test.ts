import { type FakeHost, fakeHost } from '@onda/core/testing/fake-host';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showEpisodes } from './contract';
import { playEpisodes } from './play-episodes';

const ATTRIBUTES = ['episode', 'episode-title', 'show-title', 'image', 'address', 'seconds', 'show'];
const row = (id: string, title: string, more = '') => `<li part="episode">
  <p part="title"><bdi>${title}</bdi></p><p part="links"><a part="play" href="https://files.example/${id}.mp3"
    aria-label="Escuchar: ${title}" data-episode="${id}" data-episode-title="${title}" data-show-title="La tarde"
    data-image="https://radio.example/a.png" data-address="https://radio.example/tarde/" data-seconds="60" data-show="7"
    ${more}>Escuchar</a></p></li>`;
/** Two episodes as PHP prints them. */
const PRINTED = `<ol part="episodes" aria-label="Episodios" data-listen="Escuchar" data-pause="Pausar" data-resume="Seguir">
  ${row('e7-a', 'Uno', 'data-has-chapters="" data-download="https://files.example/e7-a.mp3"')}${row('e7-b', 'Dos')}</ol>`;

let host: FakeHost<typeof showEpisodes>;
const loaded: string[] = [];

beforeEach(() => {
  loaded.length = 0;
  class Sound {
    constructor(readonly src: string) {}
    load() {
      loaded.push(this.src);
    }
  }
  vi.stubGlobal('Audio', Sound);
});

afterEach(() => {
  host.leave();
  sessionStorage.clear();
  document.querySelector('episode-player')?.remove();
  vi.unstubAllGlobals();
});

function show() {
  host = fakeHost(showEpisodes, '');
  host.root.innerHTML = PRINTED;
  playEpisodes(host);
}

const links = () => [...host.root.querySelectorAll<HTMLElement>('[part="play"]')];
const names = () => links().map((link) => link.getAttribute('aria-label'));
const current = () => [...host.root.querySelectorAll('li')].map((one) => one.getAttribute('aria-current'));
const player = () => document.querySelector('episode-player');
const say = (detail: unknown) =>
  (player() ?? document.body).dispatchEvent(
    new CustomEvent('onda-episode-state', { detail, bubbles: true, composed: true }),
  );

function click(at: number, init: MouseEventInit = {}) {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  links()[at]?.dispatchEvent(event);
  return event.defaultPrevented;
}

/** A player as it stands once its code is there. */
function standing(attributes: Record<string, string>, paused: boolean) {
  const node = Object.assign(document.createElement('episode-player'), {
    paused,
    play: vi.fn(async () => {
      throw new Error('refused');
    }),
    pause: vi.fn(),
  });
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  document.body.append(node);
  return node;
}

it('is a list that axe finds nothing in', async () => {
  show();
  say({ episode: 'e7-a', isPlaying: true });
  expect((await axe.run(host.root)).violations).toEqual([]);
});

it('plays where the browser refuses the storage of the tab', () => {
  const refuse = () => {
    throw new DOMException('', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, clear: () => {} });
  show();
  click(0);
  expect(player()?.getAttribute('episode')).toBe('e7-a');
});

describe('a plain click', () => {
  it('makes the player, loads the sound within the click, and sets the file last', () => {
    show();
    const set = vi.spyOn(Element.prototype, 'setAttribute');
    expect(click(0)).toBe(true);
    const order = set.mock.calls.map(([name]) => name);
    set.mockRestore();
    expect(order).toEqual([...ATTRIBUTES, 'has-chapters', 'download', 'src']);
    expect(loaded).toEqual(['https://files.example/e7-a.mp3']);
    expect(player()?.getAttribute('src')).toBe('https://files.example/e7-a.mp3');
    expect(player()?.getAttribute('episode-title')).toBe('Uno');
    expect(player()?.parentNode).toBe(document.body);
  });

  it('gives another episode to the player that stands, without what only the former had', () => {
    show();
    click(0);
    click(1);
    expect(document.querySelectorAll('episode-player').length).toBe(1);
    expect(loaded.length).toBe(1);
    expect(player()?.getAttributeNames()).toEqual([...ATTRIBUTES, 'src']);
    expect(player()?.getAttribute('episode')).toBe('e7-b');
  });

  it.each([
    ['ctrlKey', { ctrlKey: true }],
    ['metaKey', { metaKey: true }],
    ['shiftKey', { shiftKey: true }],
    ['altKey', { altKey: true }],
    ['the middle button', { button: 1 }],
  ])('is none with %s: the browser follows the link', (_, init) => {
    show();
    expect(click(0, init)).toBe(false);
    expect(player()).toBeNull();
  });

  it('pauses the episode that is heard, and goes on with one that is paused', () => {
    show();
    const playing = standing({ episode: 'e7-a' }, false);
    click(0);
    expect([playing.pause.mock.calls.length, playing.play.mock.calls.length]).toEqual([1, 0]);
    Object.assign(playing, { paused: true });
    click(0);
    expect([playing.pause.mock.calls.length, playing.play.mock.calls.length]).toEqual([1, 1]);
    expect(playing.getAttribute('src')).toBeNull();
  });
});

describe('the row of the episode that is heard', () => {
  it('is marked, and its link says what a press does', () => {
    show();
    say({ episode: 'e7-b', isPlaying: true });
    expect([current(), names()]).toEqual([
      [null, 'true'],
      ['Escuchar: Uno', 'Pausar: Dos'],
    ]);
    say({ episode: 'e7-b', isPlaying: false });
    expect(names()).toEqual(['Escuchar: Uno', 'Seguir: Dos']);
    expect(links()[1]?.textContent).toBe('Seguir');
    say({ episode: '', isPlaying: false });
    say(null);
    expect([current(), names()]).toEqual([
      [null, null],
      ['Escuchar: Uno', 'Escuchar: Dos'],
    ]);
  });

  it('is known to a list that comes later than the sound', () => {
    standing({ episode: 'e7-a' }, false);
    show();
    expect([current()[0], names()[0]]).toEqual(['true', 'Pausar: Uno']);
  });

  it('is known to a list that comes later than the pause', () => {
    standing({ episode: 'e7-a' }, true);
    show();
    expect([current()[0], names()[0]]).toEqual(['true', 'Seguir: Uno']);
  });

  it('is not looked at by a list that left', () => {
    show();
    host.leave();
    say({ episode: 'e7-a', isPlaying: true });
    expect(current()).toEqual([null, null]);
  });
});

describe('a tab that heard an episode on the page before', () => {
  it('gets a player that goes on by itself', () => {
    sessionStorage.setItem('onda-listening', '{"source":"episode:e7-a","at":1}');
    show();
    expect(player()?.getAttributeNames()).toEqual([]);
    expect(loaded).toEqual([]);
  });

  it.each(['{"source":"uno"}', ''])('is none after %j', (word) => {
    sessionStorage.setItem('onda-listening', word);
    show();
    expect(player()).toBeNull();
  });
});
