import { createAttributes } from '@onda/core/element/attribute-store';
import { expect, it, vi } from 'vitest';
import { fillInStation, printBareTag } from './bare-tag';
import { radioPlayer } from './contract';
import { fakePlayer, shown } from './testing/fake-player';

/** They come with the view, or after it. */
const LATER = [
  'more',
  'go-on',
  'level',
  'tools',
  'history',
  'bio',
  'lyrics',
  'share',
  'panel',
  'panel-heading',
  'panel-close',
  'song',
];

it('prints every part that the contract promises, once, but what comes later', () => {
  const { host } = fakePlayer();
  const parts = [...host.root.querySelectorAll('[part]')].map((node) => node.getAttribute('part'));
  const promised = Object.keys(radioPlayer.parts).filter((part) => !LATER.includes(part));
  expect(parts.toSorted()).toEqual(promised.toSorted());
});

it('shows the station before anybody has asked', () => {
  const player = fakePlayer({ initialVolume: 0.4 });
  expect(shown(player)).toMatchObject({
    state: 'idle',
    name: 'Radio Uno',
    title: 'En vivo',
    play: 'Reproducir',
    mute: 'Silenciar',
    volume: '0.4',
    status: '',
  });
});

it('has no volume where the page wants none', () => {
  const has = (showVolume: boolean) =>
    fakePlayer({ showVolume }).host.part('player').hasAttribute('data-volume');
  expect([has(true), has(false)]).toEqual([true, false]);
});

it('has a slider from 0 to 1 in steps of .05', () => {
  const { host } = fakePlayer();
  expect(host.part<HTMLInputElement>('volume')).toMatchObject({
    type: 'range',
    min: '0',
    max: '1',
    step: '0.05',
  });
});

it('links the style sheet of the configuration, and prints a name that is markup as text', () => {
  const { host } = fakePlayer({ radioName: '<img src=x onerror=alert(1)>"' });
  document.body.innerHTML =
    '<script type="application/json" id="onda-config">{"base":"https://x.test/b/","styles":{"player":"p.css"}}</script>';
  const printed = document.createElement('template');
  printed.innerHTML = printBareTag(host);
  const { content } = printed;
  expect(content.querySelector('link')?.getAttribute('href')).toBe('https://x.test/b/p.css');
  expect(content.querySelector('[part="name"]')?.textContent).toBe('<img src=x onerror=alert(1)>"');
  expect(content.querySelectorAll('img')).toHaveLength(1);
});

const STATIONS = [
  { station: 'uno', radioStream: 'https://radio.test/uno', radioName: 'Radio Uno', feedKind: 'icecast-json' },
  { station: 'dos', radioStream: 'https://radio.test/dos', mirrors: 'https://radio.test/dos2' },
];

it.each<[string, string, object, (string | undefined)?, object[]?]>([
  ['its station', 'station="dos"', { stream: 'https://radio.test/dos', mirrors: 'https://radio.test/dos2' }],
  ['the first station without an id', '', { stream: 'https://radio.test/uno', name: 'Radio Uno' }],
  ['its own name first', 'station="uno" radio-name="Mi radio"', { name: 'Mi radio' }],
  ['no station beside an address', 'radio_stream="https://radio.test/x"', { stream: null, name: null }],
  ['no station that is not there', 'station="tres"', { stream: null, name: null }, 'tres'],
  [
    'no need of a station beside an address',
    'station="tres" feed="https://radio.test/feed"',
    { stream: null },
  ],
  ['nothing where the page has no station', '', { stream: null }, undefined, []],
])('a bare tag knows %s', (_, attributes, expected, missed, stations = STATIONS) => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  document.body.innerHTML = `<radio-player ${attributes}></radio-player>
    <script type="application/json" id="onda-config">${JSON.stringify({ debug: true, settings: { player: { stations } } })}</script>`;
  const element = document.body.firstElementChild as HTMLElement;
  fillInStation({ element, attributes: createAttributes(element, radioPlayer) }, radioPlayer);
  const written = (name: string) => element.getAttribute(name);
  const known = { stream: written('radio-stream'), name: written('radio-name'), mirrors: written('mirrors') };
  expect(known).toMatchObject(expected);
  const warning = `Onda: <radio-player> station: this page knows no station "${missed}"`;
  expect(warned.mock.calls).toEqual(missed ? [[warning]] : []);
});
