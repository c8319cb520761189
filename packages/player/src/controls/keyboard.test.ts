import { endings } from '@onda/core/testing/endings';
import { afterEach, expect, it } from 'vitest';
import { createPlayer } from '../store';
import { fakePlayer } from '../testing/fake-player';
import { fakeSound } from '../testing/fake-sound';
import type { PlayerAttributes } from '../texts';
import { wireKeys } from './keyboard';

afterEach(() => document.body.replaceChildren());

function keys(written: Partial<PlayerAttributes> = {}) {
  const { host } = fakePlayer(written);
  const setup = { sound: fakeSound(), oneAudio: { take: () => {}, release: () => {} } };
  const player = createPlayer(setup, { stream: 'https://radio.test/a', source: 'a', initialVolume: 0.5 });
  endings.add(player.dispose);
  wireKeys(host, player);
  const press = (key: string, part = 'player', more: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', {
      key,
      bubbles: true,
      composed: true,
      cancelable: true,
      ...more,
    });
    host.part(part).dispatchEvent(event);
    return event.defaultPrevented;
  };
  const state = () => {
    const { sound, volume } = player.store.getState();
    return { sound: sound.status, ...volume };
  };
  return { host, press, state };
}

it('Space plays and pauses, on the slider too, and the page does not scroll', () => {
  const { press, state } = keys();
  expect(press(' ', 'volume')).toBe(true);
  expect(state().sound).toBe('connecting');
  expect(press(' ')).toBe(true);
  expect(state().sound).toBe('idle');
});

it('Space on a button is the button’s', () => {
  const { press, state } = keys();
  expect(press(' ', 'mute')).toBe(false);
  expect(state()).toMatchObject({ sound: 'idle', isMuted: false });
});

it.each(['m', 'M'])('%s mutes and unmutes', (key) => {
  const { press, state } = keys();
  press(key, 'play');
  expect(state().isMuted).toBe(true);
  press(key, 'play');
  expect(state().isMuted).toBe(false);
});

it.each([
  ['ArrowUp', 0.55],
  ['ArrowDown', 0.45],
  ['ArrowRight', 0.55],
  ['ArrowLeft', 0.45],
])('%s sets the volume to %d', (key, level) => {
  const { press, state } = keys();
  expect(press(key, 'play')).toBe(true);
  expect(state().level).toBe(level);
});

it.each([
  ['ArrowRight', 0.45],
  ['ArrowLeft', 0.55],
  ['ArrowUp', 0.55],
])('from right to left %s sets it to %d', (key, level) => {
  const { host, press, state } = keys();
  host.element.style.direction = 'rtl';
  press(key, 'play');
  expect(state().level).toBe(level);
});

it('arrows on the slider are the slider’s', () => {
  const { press, state } = keys();
  expect(press('ArrowUp', 'volume')).toBe(false);
  expect(state().level).toBe(0.5);
});

it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }])('leaves %o to the browser', (held) => {
  const { press, state } = keys();
  expect(press('m', 'play', held)).toBe(false);
  expect(state().isMuted).toBe(false);
});

it.each<Partial<PlayerAttributes>>([{ showVolume: false }, { showOnlyPlayButton: true }])(
  'has no keys for what %o does not show',
  (written) => {
    const { press, state } = keys(written);
    expect([press('m'), press('ArrowUp'), press('x')]).toEqual([false, false, false]);
    expect(state()).toMatchObject({ level: 0.5, isMuted: false });
    press(' ');
    expect(state().sound).toBe('connecting');
  },
);

it('leaves a text field alone', () => {
  const { host, press, state } = keys();
  const field = document.createElement('input');
  field.setAttribute('part', 'search');
  host.root.append(field);
  for (const key of [' ', 'm', 'ArrowUp']) expect(press(key, 'search')).toBe(false);
  expect(state()).toEqual({ sound: 'idle', level: 0.5, isMuted: false });
});

it('ends with its element', () => {
  const { host, state } = keys();
  const part = host.part('player');
  host.leave();
  part.dispatchEvent(new KeyboardEvent('keydown', { key: 'm', bubbles: true }));
  expect(state().isMuted).toBe(false);
});
