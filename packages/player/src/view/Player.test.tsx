import { translator } from '@onda/core/messages';
import { fakeTabs } from '@onda/core/testing/fake-tabs';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bindParts } from '../bind-parts';
import { playerMessages } from '../messages';
import { press } from '../press';
import { oneAudio } from '../sound/one-audio';
import { createPlayer } from '../store';
import { fakePlayer, STREAM } from '../testing/fake-player';
import { type FakeSound, fakeSound } from '../testing/fake-sound';
import { quietReading, trackReading } from '../testing/readings';
import type { PlayerAttributes } from '../texts';
import { Player } from './Player';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

/** The printed shell that the engine keeps, and beside it the view, both on one player. */
function pair(written: Partial<PlayerAttributes> = {}, lang: 'es' | 'en' = 'es', sound = fakeSound()) {
  const { host, model } = fakePlayer(written, lang);
  const { radioStream, initialVolume, startMinified } = host.attributes.getState();
  const world = { sound, oneAudio: oneAudio(new EventTarget(), fakeTabs()) };
  const player = createPlayer(world, {
    stream: radioStream,
    source: 'uno',
    initialVolume,
    isMinimised: startMinified,
  });
  const t = translator(playerMessages, lang);
  bindParts(host, player, t);
  model.engine = { player, t, press: (part) => press(host, player, part) };
  const { container } = render(<Player host={host} model={model} />);
  const view = () => container.firstElementChild as HTMLElement;
  return { host, player, sound, view, shell: () => host.part('player') };
}

type Pair = ReturnType<typeof pair>;

/** Every state of the player, and how it is reached. */
const STATES: Record<string, (pair: Pair) => void | Promise<void>> = {
  idle: () => {},
  'on air': ({ player }) => player.hear(trackReading('Marea alta')),
  'off air': ({ player }) => player.hear(quietReading(false)),
  'no data': ({ player }) => player.hear({ kind: 'unreadable' }),
  'unknown kind': ({ player }) => player.hear({ kind: 'unknown' }),
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

async function begin({ player, sound }: Pair) {
  player.play();
  sound.first.last().tell('playing');
  await sound.clock.advance(0);
}

/** The states that are called as the sound's. */
const SOUNDS = ['connecting', 'playing', 'reconnecting', 'blocked'];
const ERRORS = ['offline', 'unavailable', 'network', 'noRenderer'];

async function reach(made: Pair, name: string) {
  await act(async () => STATES[name]?.(made));
  const { sound } = made.player.store.getState();
  if (SOUNDS.includes(name)) expect(sound.status).toBe(name);
  if (ERRORS.includes(name)) expect(sound).toEqual({ status: 'error', reason: name });
}

describe('axe finds nothing', () => {
  it.each(Object.keys(STATES))('%s', async (name) => {
    const made = pair();
    await reach(made, name);
    // Colours need a real browser: e2e/player-access.e2e.ts.
    const { violations } = await axe.run(made.view(), { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
  });
});

/** What comes with the view or after it, in room of its own. */
const LATER = '[part="tools"], [part="panel"], [part="more"]';

/** What is seen of a tree: names, attributes, texts and the values of inputs. */
function shape(node: Element): unknown {
  const attributes = [...node.attributes]
    .filter(({ name }) => name !== 'data-shell' && name !== 'value')
    .map(({ name, value }) => `${name}=${value.replace(/[\s;]+/g, '')}`);
  const value = node instanceof HTMLInputElement ? node.value : undefined;
  const children = [...node.children].filter((child) => !child.matches(LATER)).map(shape);
  const text = children.length === 0 ? node.textContent : undefined;
  return { name: node.localName, attributes: attributes.toSorted(), value, text, children };
}

describe('the view draws what the shell draws', () => {
  it.each(Object.keys(STATES))('%s', async (name) => {
    const made = pair();
    await reach(made, name);
    expect(shape(made.view())).toEqual(shape(made.shell()));
  });

  it.each<[string, Partial<PlayerAttributes>]>([
    ['a low volume', { initialVolume: 0.4 }],
    ['no volume', { showVolume: false }],
    ['only the play button', { showOnlyPlayButton: true }],
    ['another size', { playerWidth: 500, imageHeight: 200 }],
    ['other colours', { colorOn: 'green', colorOff: '#a00' }],
    ['sticky', { sticky: true }],
    ['sticky and minimised', { sticky: true, startMinified: true }],
    ['minimised without sticky', { startMinified: true }],
    ['a name with markup', { radioName: '<b>"Uno"</b>' }],
  ])('%s', (_, written) => {
    const { view, shell } = pair(written, 'en');
    expect(shape(view())).toEqual(shape(shell()));
  });
});

describe('hands', () => {
  const button = (name: string) => screen.getByRole('button', { name });
  const slider = () => screen.getByRole('slider', { name: 'Volumen' });
  const opened = ({ first }: FakeSound) => first.opened.map(({ url }) => url);

  beforeEach(() => document.body.replaceChildren());

  it('play and pause', () => {
    const { sound, view } = pair();
    fireEvent.click(button('Reproducir'));
    expect(opened(sound)).toEqual([STREAM]);
    fireEvent.click(button('Pausar'));
    expect(sound.first.listeners()).toBe(0);
    expect(view().dataset.state).toBe('idle');
  });

  it('mute and unmute', () => {
    const { player } = pair();
    fireEvent.click(button('Silenciar'));
    expect(player.store.getState().volume.isMuted).toBe(true);
    fireEvent.click(button('Activar sonido'));
    expect(player.store.getState().volume.isMuted).toBe(false);
  });

  it('make a sticky player small and large again, and the focus goes along', async () => {
    const { view } = pair({ sticky: true });
    const viewed = (name: string) => within(view()).getByRole('button', { name });
    await act(async () => fireEvent.click(viewed('Reducir el reproductor')));
    expect(view().dataset.minimised).toBe('');
    await act(async () => fireEvent.click(viewed('Ampliar el reproductor')));
    expect(view().dataset.minimised).toBeUndefined();
  });

  it('set the volume, in steps of .05', () => {
    const { player } = pair();
    expect(slider()).toHaveProperty('step', '0.05');
    fireEvent.change(slider(), { target: { value: '0.35' } });
    expect(player.store.getState().volume.level).toBe(0.35);
    expect(slider().getAttribute('aria-valuetext')).toBe('35 %');
  });
});

it('draws anew when the page changes an attribute', () => {
  const { host, view } = pair();
  act(() => host.change({ radioName: 'Radio Dos' }));
  expect(view().getAttribute('aria-label')).toBe('Radio Dos');
});

it('shows a hostile title as text', () => {
  const { player, view } = pair();
  act(() => player.hear(trackReading('<img src=x onerror=alert(1)>')));
  expect(view().querySelectorAll('img')).toHaveLength(1);
  expect(view().textContent).toContain('<img src=x onerror=alert(1)>');
});

it('cannot come before the engine', () => {
  const { host, model } = fakePlayer();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Player host={host} model={model} />)).toThrow('after the engine');
});
