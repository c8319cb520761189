import { emit, listen } from '@onda/core/dom/page-events';
import { createLifetime } from '@onda/core/testing/endings';
import { forgetSound } from '@onda/core/testing/forget-sound';
import { pass } from '@onda/core/testing/pass';
import { openPage as openPlayerPage } from '@onda/player/testing/page';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { follow as listenTo } from '../testing/headless-page';
import { type OwnPlayer, openPlayer } from './player';

afterEach(() => {
  forgetSound();
  document.documentElement.lang = '';
});

/** A printed player of the page, and what was pressed in it. */
function printed(station: string) {
  const element = Object.assign(document.createElement('radio-player'), {
    station,
    radioStream: `https://radio.test/${station}`,
  });
  element.dataset.ready = '';
  const root = element.attachShadow({ mode: 'open' });
  root.innerHTML =
    '<button part="play"></button><button part="mute"></button><input part="volume" type="range" max="1" step="0.1">';
  document.body.append(element);
  const pressed: string[] = [];
  root.addEventListener('click', ({ target }) =>
    pressed.push((target as Element).getAttribute('part') ?? ''),
  );
  const slider = root.querySelector('input') as HTMLInputElement;
  const moved = vi.fn();
  slider.addEventListener('input', () => moved(slider.value));
  return { pressed, moved };
}

/** The store of a player, which somebody follows until `leave`. */
function follow(source: string) {
  const player = openPlayer({ source });
  const leave = player.subscribe(() => {});
  return { player, leave };
}

const say = (source: string, state: 'playing' | 'idle' | 'error') =>
  emit(document, 'onda-state', { source, state } as never);

it('follows the player of its source alone, and forgets it once nobody listens', async () => {
  const { player, leave } = follow('uno');
  say('uno', 'playing');
  emit(document, 'onda-track', { source: 'uno', title: 'Marea', artist: 'Faro', art: '' } as never);
  say('dos', 'idle');
  emit(document, 'onda-track', { source: 'dos', title: 'x', artist: '', art: '' } as never);
  emit(document, 'onda-error', { source: 'dos', reason: 'offline' } as never);
  const track = { title: 'Marea', artist: 'Faro', art: '' };
  expect(player.getState()).toMatchObject({ state: 'playing', track, reason: '' });
  say('uno', 'error');
  for (const reason of ['offline', '']) emit(document, 'onda-error', { source: 'uno', reason } as never);
  expect(player.getState()).toMatchObject({ state: 'error', reason: 'offline' });
  say('uno', 'playing');
  expect(player.getState().reason).toBe('');
  leave();
  await vi.waitFor(() => expect(player.getState()).toEqual(player.getInitialState()));
  say('uno', 'playing');
  expect(player.getState()).toEqual(player.getInitialState());
});

it('begins with what was said before anybody listened', async () => {
  say('tres', 'playing');
  say('diez', 'error');
  const { player, leave } = follow('tres');
  expect([player.getState().state, openPlayer({ source: 'cuatro' }).getState().state]).toEqual([
    'playing',
    'idle',
  ]);
  leave();
});

it('presses the buttons of the page’s own player, each where it is of use', () => {
  const [other, own] = [printed('seis'), printed('cinco')];
  const { player, leave } = follow('cinco');
  player.pause();
  player.play();
  say('cinco', 'playing');
  player.play();
  player.pause();
  player.toggleMute();
  player.setVolume(0.3);
  expect([own.pressed, own.moved.mock.calls]).toEqual([['play', 'play', 'mute'], [['0.3']]]);
  expect([other.pressed, other.moved.mock.calls]).toEqual([[], []]);
  leave();
  openPlayer({ source: 'https://radio.test/cinco' }).toggle();
  expect(own.pressed).toEqual(['play', 'play', 'mute', 'play']);
});

it('is told of by any player of the page where it names none, the last that spoke first', async () => {
  say('ocho', 'idle');
  say('siete', 'playing');
  const store = openPlayer();
  const { leave } = listenTo(store);
  expect(store.getState().state).toBe('playing');
  say('ocho', 'error');
  expect(store.getState().state).toBe('error');
  leave();
});

it('is on while it connects and while it comes back, so play presses nothing and pause does', () => {
  const own = printed('nueve');
  const { player, leave } = follow('nueve');
  for (const state of ['connecting', 'reconnecting'] as const) {
    say('nueve', state as never);
    player.play();
    player.pause();
  }
  for (const state of ['blocked', 'error'] as const) {
    say('nueve', state as never);
    player.pause();
    player.play();
  }
  expect(own.pressed).toEqual(['play', 'play', 'play', 'play']);
  leave();
});

describe('a sound of its own', () => {
  const MIRROR = 'https://mirror.test/uno';
  const SOUNDS = { paused: false, readyState: 4 };
  let number = 0;

  /** Each is another station, so that no test gets the store of another. */
  function own(options: Partial<OwnPlayer> = {}) {
    number += 1;
    const stream = `https://radio.test/own-${number}`;
    const { audio } = openPlayerPage(new TypeError('offline'));
    const player = openPlayer({ stream, ...options });
    const events: unknown[] = [];
    for (const type of ['onda-state', 'onda-play', 'onda-pause'] as const)
      listen(document, type, ({ source }) => events.push([type, source]), createLifetime().signal);
    return { audio, player, stream, events, ...listenTo(player) };
  }

  it('plays, tells the page by its stream, and is silent once nobody listens', async () => {
    const { audio, player, stream, events, heard, leave } = own();
    expect(player.getState()).toEqual({ state: 'idle', reason: '', track: null, volume: 1, isMuted: false });
    player.play();
    expect(audio.calls).toEqual([`src=${stream}`, 'play']);
    void audio.allow();
    audio.happen('playing', SOUNDS);
    await pass(100);
    expect([...new Set(heard.map(({ state }) => state))]).toEqual(['idle', 'connecting', 'playing']);
    expect(events).toEqual([
      ['onda-state', stream],
      ['onda-play', stream],
      ['onda-state', stream],
    ]);
    leave();
    await pass(10);
    expect([audio.element.paused, player.getState()]).toEqual([true, player.getInitialState()]);
    expect(events.slice(3)).toEqual([
      ['onda-state', stream],
      ['onda-pause', stream],
    ]);
  });

  it('is known by its station', () => {
    const { player, events } = own({ station: 'own-station' });
    player.toggle();
    expect(events).toContainEqual(['onda-play', 'own-station']);
    player.pause();
    expect(player.getState().state).toBe('idle');
    expect(openPlayer({ stream: 'https://other.test/', station: 'own-station' })).toBe(player);
  });

  it('goes on with a mirror', async () => {
    const { audio, player } = own({ mirrors: [MIRROR] });
    player.play();
    for (let tries = 0; tries < 20 && !audio.calls.includes(`src=${MIRROR}`); tries++) {
      audio.happen('error', { error: { code: 4 } });
      await pass(2_000);
    }
    expect(audio.calls).toContain(`src=${MIRROR}`);
    player.pause();
  });

  it('remembers the volume that the visitor chose before that of the page', async () => {
    const first = own({ volume: 0.5 });
    expect(first.player.getState().volume).toBe(0.5);
    first.player.setVolume(0.3);
    first.player.toggleMute();
    expect(first.player.getState()).toMatchObject({ volume: 0.3, isMuted: true });
    expect(own({ volume: 0.5 }).player.getState().volume).toBe(0.3);
  });

  it.each([
    ['es-AR', 'Error de red'],
    ['fr', 'Network error'],
  ])('says why there is no sound until it is tried again, on a page in %s', async (lang, words) => {
    document.documentElement.lang = lang;
    const { audio, player, heard } = own();
    const said: unknown[] = [];
    listen(document, 'onda-error', ({ message }) => said.push(message), createLifetime().signal);
    player.play();
    for (let tries = 0; tries < 30 && player.getState().state !== 'error'; tries++) {
      audio.happen('error', { error: { code: 4 } });
      await pass(10_000);
    }
    const { reason } = player.getState();
    expect(reason).not.toBe('');
    expect(said).toEqual([words]);
    player.play();
    expect(heard.at(-1)).toMatchObject({ state: 'connecting', reason: '' });
    player.pause();
  });
});
