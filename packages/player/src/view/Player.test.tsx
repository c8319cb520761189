import { translator } from '@onda/core/i18n/messages';
import { endings } from '@onda/core/testing/endings';
import { fakeTabs } from '@onda/core/testing/fake-tabs';
import { withShow } from '@onda/feeds/songs/with-show';
import { act, fireEvent, within } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bindParts } from '../bind-parts';
import { press } from '../controls/press';
import { playerMessages } from '../messages';
import { offerToGoOn } from '../resume/offer-to-go-on';
import { oneAudio } from '../sound/one-audio';
import { createPlayer } from '../store';
import { fakePlayer, STREAM } from '../testing/fake-player';
import { type FakeSound, fakeSound } from '../testing/fake-sound';
import { quietReading, trackReading } from '../testing/readings';
import type { PlayerAttributes } from '../texts';
import { playerView as view } from './player-view';

let mismatches: unknown[];
const noteMismatch = (event: Event) => mismatches.push((event as CustomEvent).detail);

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  mismatches = [];
  document.addEventListener('onda-not-hydrated', noteMismatch);
});

afterEach(() => {
  document.removeEventListener('onda-not-hydrated', noteMismatch);
  document.body.replaceChildren();
});

/** A printed player that its engine keeps live; `show` brings the view. The page may have changed it before. */
function printed(
  written: Partial<PlayerAttributes> = {},
  lang: 'es' | 'en' = 'es',
  sound = fakeSound(),
  changed: Partial<PlayerAttributes> = {},
) {
  const { host, model } = fakePlayer(written, lang);
  host.change(changed);
  const { radioStream, initialVolume, startMinified } = host.attributes.getState();
  const setup = { sound, oneAudio: oneAudio(new EventTarget(), fakeTabs()) };
  const player = createPlayer(setup, {
    stream: radioStream,
    source: 'uno',
    initialVolume,
    isMinimized: startMinified,
  });
  endings.add(player.dispose);
  const t = translator(playerMessages, lang);
  bindParts(host, player, t);
  const engine = { player, t, press: (part: HTMLElement) => press(host, player, part) };
  model.engine = engine;
  const show = () =>
    act(() =>
      view.show(host, model, (error) => {
        throw error;
      }),
    );
  return { host, player, engine, sound, show, face: () => host.part('player') };
}

/** A player whose view has come. */
function viewed(...given: Parameters<typeof printed>) {
  const made = printed(...given);
  made.show();
  return made;
}

type Printed = ReturnType<typeof printed>;

/** Every state of the player, and how it is reached. */
const STATES: Record<string, (made: Printed) => void | Promise<void>> = {
  idle: () => {},
  'on air': ({ player }) => player.apply(trackReading('Marea alta')),
  'off air': ({ player }) => player.apply(quietReading(false)),
  'no data': ({ player }) => player.apply({ kind: 'unreadable' }),
  'unknown kind': ({ player }) => player.apply({ kind: 'unknown' }),
  connecting: ({ player }) => player.play(),
  playing: begin,
  reconnecting: async (made) => {
    await begin(made);
    made.sound.first.last().tell('ended');
  },
  blocked: ({ player, sound }) => {
    player.play();
    sound.first.last().tell('blocked');
  },
  offline: ({ player, sound }) => {
    player.play();
    sound.setOnline(false);
    sound.first.last().tell('failed');
  },
  unavailable: async ({ player, sound }) => {
    player.play();
    await sound.clock.advance(120_000);
  },
  network: async ({ player, sound }) => {
    sound.diagnose = async () => 'network';
    player.play();
    await sound.clock.advance(120_000);
  },
  noRenderer: ({ player, sound }) => {
    sound.canHls = () => false;
    player.tune({ stream: 'https://radio.test/live.m3u8', source: 'uno' });
    player.play();
    sound.first.last().tell('failed');
  },
  muted: ({ player }) => player.toggleMute(),
  quieter: ({ player }) => player.setVolume(0.35),
  'a fixed volume': ({ player }) => player.volumeIsFixed(),
  'refused to begin by itself': ({ player }) => player.refused(),
};

async function begin({ player, sound }: Printed) {
  player.play();
  sound.first.last().tell('playing');
  await sound.clock.advance(0);
}

/** The states that are called as the sound's. */
const SOUNDS = ['connecting', 'playing', 'reconnecting', 'blocked'];
const ERRORS = ['offline', 'unavailable', 'network', 'noRenderer'];

async function reach(made: Printed, name: string) {
  await act(async () => STATES[name]?.(made));
  const { sound } = made.player.store.getState();
  if (SOUNDS.includes(name)) expect(sound.status).toBe(name);
  if (ERRORS.includes(name)) expect(sound).toEqual({ status: 'error', reason: name });
}

describe('axe finds nothing', () => {
  it.each(Object.keys(STATES))('%s', async (name) => {
    const made = viewed();
    await reach(made, name);
    // Colors need a real browser: e2e/player-access.e2e.ts.
    const { violations } = await axe.run(made.host.element, {
      rules: { 'color-contrast': { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
  });
});

/** Parts that appear with the view or after it, in space of their own. */
const LATER = '[part="tools"], [part="panel"], [part="more"]';

/** The visible part of a tree: names, attributes, texts and the values of inputs. */
function shape(node: Element): unknown {
  const attributes = [...node.attributes]
    .filter(({ name }) => name !== 'value')
    .map(({ name, value }) => `${name}=${value.replace(/[\s;]+/g, '')}`);
  const value = node instanceof HTMLInputElement ? node.value : undefined;
  const children = [...node.children].filter((child) => !child.matches(LATER)).map(shape);
  const text = children.length === 0 ? node.textContent : undefined;
  return { name: node.localName, attributes: attributes.toSorted(), value, text, children };
}

describe('React goes on with the printed nodes', () => {
  const ATTRIBUTES: [string, Partial<PlayerAttributes>][] = [
    ['as it is', {}],
    ['with a low volume', { initialVolume: 0.4 }],
    ['without a volume', { showVolume: false }],
    ['as a play button', { showOnlyPlayButton: true }],
    ['in another size', { playerWidth: 500, imageHeight: 200 }],
    ['in other colors', { colorOn: 'green', colorOff: '#a00' }],
    ['sticky', { sticky: true }],
    ['sticky and minimized', { sticky: true, startMinified: true }],
    ['minimized without sticky', { startMinified: true }],
    ['named by markup', { radioName: '<b>"Uno"</b>' }],
  ];
  const CASES = Object.keys(STATES).flatMap((state) =>
    ATTRIBUTES.map(([name, written]) => ({ state, name, written })),
  );

  it.each(CASES)('$state, $name', async ({ state, written }) => {
    const made = printed(written);
    await reach(made, state);
    const nodes = [...made.host.root.querySelectorAll('*')];
    const before = shape(made.face());
    made.show();
    expect(mismatches).toEqual([]);
    expect(nodes.filter((node) => !node.isConnected)).toEqual([]);
    expect(shape(made.face())).toEqual(before);

    // A view that finds nothing printed draws the same.
    const bare = printed(written);
    await reach(bare, state);
    bare.host.root.querySelector('radio-player-view')?.replaceChildren();
    bare.show();
    expect(shape(bare.face())).toEqual(before);
  });

  it('draws anew where the printed nodes are not ours any more, and keeps the focus', () => {
    const made = printed();
    made.host.part('title').innerHTML = '<font>Im Radio</font>';
    made.host.part('play').focus();
    made.show();
    expect(mismatches).toHaveLength(1);
    expect(made.host.root.querySelectorAll('[part="player"]')).toHaveLength(1);
    expect(made.host.root.activeElement).toBe(made.host.part('play'));
    expect(made.host.part('title').innerHTML).toBe('En vivo');
  });

  it('goes on with a player that was printed before there was an inner element', () => {
    const made = printed();
    const player = made.face();
    made.host.root.querySelector('radio-player-view')?.replaceWith(player);
    made.show();
    expect(made.face()).toBe(player);
    expect(made.host.root.querySelectorAll('[part="player"]')).toHaveLength(1);
  });

  it('gives the printed nodes back when the element leaves', async () => {
    const made = viewed();
    await reach(made, 'connecting');
    act(() => made.host.leave());
    expect(made.host.root.querySelector('[data-view]')).toBeNull();
    expect(made.host.root.querySelectorAll('[part="player"]')).toHaveLength(1);
    expect(made.face().dataset.state).toBe('idle');
  });
});

describe('controls', () => {
  const button = ({ host }: Printed, name: string) =>
    within(host.root as unknown as HTMLElement).getByRole('button', { name });
  const slider = ({ host }: Printed) => host.part<HTMLInputElement>('volume');
  const opened = ({ first }: FakeSound) => first.opened.map(({ url }) => url);

  it('play and pause', () => {
    const made = viewed();
    fireEvent.click(button(made, 'Reproducir'));
    expect(opened(made.sound)).toEqual([STREAM]);
    fireEvent.click(button(made, 'Pausar'));
    expect(made.sound.first.listeners()).toBe(0);
    expect(made.face().dataset.state).toBe('idle');
  });

  it('mute and unmute', () => {
    const made = viewed();
    fireEvent.click(button(made, 'Silenciar'));
    expect(made.player.store.getState().volume.isMuted).toBe(true);
    fireEvent.click(button(made, 'Activar sonido'));
    expect(made.player.store.getState().volume.isMuted).toBe(false);
  });

  it('make a sticky player small and large again, and the focus goes along', async () => {
    const made = viewed({ sticky: true });
    await act(async () => fireEvent.click(button(made, 'Reducir el reproductor')));
    expect(made.face().dataset.minimised).toBe('');
    expect(made.host.root.activeElement).toBe(made.host.part('expand'));
    await act(async () => fireEvent.click(button(made, 'Ampliar el reproductor')));
    expect(made.face().dataset.minimised).toBeUndefined();
    expect(made.host.root.activeElement).toBe(made.host.part('minimise'));
  });

  it('set the volume, in steps of .05', () => {
    const made = viewed();
    expect(slider(made)).toHaveProperty('step', '0.05');
    fireEvent.change(slider(made), { target: { value: '0.35' } });
    expect(made.player.store.getState().volume.level).toBe(0.35);
    expect(slider(made).getAttribute('aria-valuetext')).toBe('35 %');
  });
});

it.each<[Partial<PlayerAttributes>, string, string, string | null]>([
  [{ playerWidth: 500 }, '.width', 'width', '500'],
  [{ playerWidth: 500, imageHeight: 200 }, '.art svg', 'viewBox', '0 0 500 200'],
  [{ colorOff: 'red' }, '.if-idle', 'fill', 'red'],
  [{ colorOn: 'green' }, '.if-busy', 'fill', 'green'],
  [{ colorOn: 'green' }, '.waves', 'stroke', 'green'],
  [{ colorOff: 'red' }, '.cross', 'stroke', 'red'],
  [{ showVolume: false }, '.player', 'data-volume', null],
  [{ showOnlyPlayButton: true }, '.player', 'data-only', ''],
  [{ sticky: true }, '.player', 'data-sticky', ''],
  [{ radioName: '<b>Dos</b>' }, '.player', 'aria-label', '<b>Dos</b>'],
  [{ noImageAvailable: 'https://radio.test/b.png' }, '[part="cover"]', 'src', 'https://radio.test/b.png'],
  [{ colorOn: '"><img src=x>' }, '.waves', 'stroke', '"><img src=x>'],
])(
  'draws a change of the page to %j in %s, before the engine, before the view and after it',
  (changes, selector, name, value) => {
    const first = printed({}, 'es', fakeSound(), changes);
    first.show();
    const before = printed();
    before.host.change(changes);
    before.show();
    const after = viewed();
    act(() => after.host.change(changes));
    for (const { host } of [first, before, after])
      expect(host.root.querySelector(selector)?.getAttribute(name)).toBe(value);
    expect(mismatches).toEqual([]);
  },
);

it.each(['go-on', 'mute'])('leaves the offer to go on where it stands, and the focus on %s', (part) => {
  const made = printed();
  offerToGoOn(made.host, made.engine);
  made.host.part(part).focus();
  made.show();
  expect(made.host.part('go-on').nextElementSibling).toBe(made.host.part('play'));
  expect(made.host.root.activeElement).toBe(made.host.part(part));
  expect(mismatches).toEqual([]);
});

it('shows a hostile title as text', () => {
  const { player, face } = viewed();
  act(() => player.apply(trackReading('<img src=x onerror=alert(1)>')));
  expect(face().querySelectorAll('img')).toHaveLength(1);
  expect(face().textContent).toContain('<img src=x onerror=alert(1)>');
});

it('cannot come before the engine', () => {
  const { host, model } = fakePlayer();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const nodes = [...host.root.querySelectorAll('*')].length;
  expect(() => view.show(host, model, () => {})).toThrow('after the engine');
  expect(host.root.querySelectorAll('*')).toHaveLength(nodes);
});

describe('the show of the schedule', () => {
  const told = (address: string) =>
    withShow(trackReading('Marea alta'), { show: { title: 'La tarde', hosts: 'con Ana', address } });

  it('is a text beside the song, which the view takes over, and then a link to its page', () => {
    const made = printed();
    made.player.apply(told('https://radio.test/la-tarde/'), true);
    const live = made.host.part('live');
    expect([live.textContent, live.querySelector('a')]).toEqual(['La tarde · con Ana', null]);
    made.show();
    const link = within(made.host.part('player')).getByRole('link', { name: 'La tarde · con Ana' });
    expect([link.getAttribute('href'), made.host.part('live')]).toEqual([
      'https://radio.test/la-tarde/',
      live,
    ]);
    expect(mismatches).toEqual([]);
  });

  it('is a text where it has no page, or what is no address', () => {
    const made = viewed();
    for (const address of ['', 'javascript:alert(1)']) {
      act(() => made.player.apply(told(address), true));
      expect(made.host.part('live').innerHTML).toBe('La tarde · con Ana');
    }
  });

  it('goes when the station is off air', () => {
    const made = printed();
    made.player.apply(told(''), true);
    made.player.apply(withShow(quietReading(false), { show: { title: 'La tarde', hosts: 'con Ana' } }), true);
    expect(made.host.part('live').innerHTML).toBe('');
  });
});
