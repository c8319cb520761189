import { emit } from '@onda/core/dom/page-events';
import { expect, it, vi } from 'vitest';
import { openPlayer } from './player';

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
