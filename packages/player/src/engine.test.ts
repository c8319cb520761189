import { LISTENING_KEY } from '@onda/core/storage/tab-keys';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startEngine } from './engine';
import type { Engine } from './player-model';
import { type FakePlayer, fakePlayer, STREAM, shown } from './testing/fake-player';
import { type FakeBrowserPage, leavePage, openPage, pass } from './testing/page';
import { trackReading } from './testing/readings';

let page: FakeBrowserPage;
beforeEach(() => {
  page = openPage('never');
});

const players: FakePlayer[] = [];
afterEach(() => {
  for (const { host } of players.splice(0)) host.leave();
  leavePage();
});

function engine(...given: Parameters<typeof fakePlayer>): FakePlayer & Engine {
  const player = fakePlayer(...given);
  players.push(player);
  return { ...player, ...startEngine(player.host, player.model) };
}

const sounds = { paused: false, readyState: 4 };

it('asks for nothing to be heard by itself', () => {
  const { made, audio } = engine();
  expect([made(), audio.calls.length]).toEqual([0, 0]);
});

it('keeps the printed parts equal to the sound', () => {
  const made = engine();
  made.player.toggle();
  expect(shown(made)).toMatchObject({ state: 'connecting', play: 'Pausar', status: 'Conectando…' });
  made.audio.happen('playing', sounds);
  expect(shown(made)).toMatchObject({ state: 'playing', play: 'Pausar', status: '' });
  made.player.toggle();
  expect(shown(made)).toMatchObject({ state: 'idle', play: 'Reproducir', status: '' });
});

it('leaves word for the next page from the press on, and none while nothing is wanted', () => {
  const word = () => sessionStorage.getItem(LISTENING_KEY);
  const { player, audio } = engine();
  window.dispatchEvent(new Event('pagehide'));
  expect(word()).toBeNull();
  player.toggle();
  expect(audio.calls.length).toBeGreaterThan(0);
  window.dispatchEvent(new Event('pagehide'));
  expect(word()).toContain(STREAM);
});

it('turns to the mirrors that the page names', async () => {
  vi.useFakeTimers();
  const made = engine({ mirrors: 'https://two.test/live.mp3  https://three.test/live.mp3' });
  made.player.toggle();
  for (let tries = 0; tries < 2; tries++) {
    made.audio.happen('error', { error: { code: 4 } });
    await vi.advanceTimersByTimeAsync(700);
  }
  expect(made.audio.element.src).toBe('https://two.test/live.mp3');
});

it('keeps the printed volume', () => {
  const made = engine({ initialVolume: 0.4 });
  const slider = made.host.part<HTMLInputElement>('volume');
  expect(slider.getAttribute('aria-valuetext')).toBe('40 %');
  made.player.setVolume(0.35);
  made.player.toggleMute();
  expect(shown(made)).toMatchObject({ volume: '0.35', isMuted: true, mute: 'Activar sonido' });
  expect(slider.style.getPropertyValue('--level')).toBe('0.35');
});

it('shows what was read before it came, and tells the page of it', () => {
  const player = fakePlayer();
  players.push(player);
  player.model.onAir.reading = trackReading('Marea alta');
  const told: unknown[] = [];
  document.addEventListener('onda-track', (event) => told.push((event as CustomEvent).detail), {
    once: true,
  });
  startEngine(player.host, player.model);
  expect(shown(player).title).toBe('Marea alta');
  expect(told).toEqual([expect.objectContaining({ title: 'Marea alta', artist: 'Los Faros' })]);
});

it('tells the page of each state and each track, under the station’s id', () => {
  const made = engine({ station: 'uno' });
  const told: unknown[] = [];
  for (const type of ['onda-state', 'onda-track'])
    document.addEventListener(type, (event) => told.push((event as CustomEvent).detail), { once: true });
  made.player.play();
  made.player.apply(trackReading('Marea alta'));
  expect(told).toEqual([
    { source: 'uno', state: 'connecting' },
    expect.objectContaining({ source: 'uno', title: 'Marea alta', artist: 'Los Faros' }),
  ]);
});

it('tells the page when wanted sound ends, and why it failed', () => {
  const made = engine({ station: 'uno' });
  const told: unknown[] = [];
  const lifetime = new AbortController();
  for (const type of ['onda-pause', 'onda-error', 'onda-state'])
    document.addEventListener(type, (event) => told.push([type, (event as CustomEvent).detail]), lifetime);
  made.player.play();
  made.player.pause();
  made.host.change({ radioStream: '' });
  made.player.play();
  lifetime.abort();
  const state = (name: string) => ['onda-state', { source: 'uno', state: name }];
  expect(told).toEqual([
    state('connecting'),
    state('idle'),
    ['onda-pause', { source: 'uno' }],
    state('error'),
    [
      'onda-error',
      {
        tag: 'div',
        message: 'La emisora no responde ahora. Pulsa Reproducir para intentarlo otra vez.',
        source: 'uno',
        reason: 'unavailable',
      },
    ],
  ]);
});

it('tells the document that the sound has ended with its element', () => {
  const made = engine({ station: 'uno' });
  made.player.play();
  const heard = vi.fn();
  document.addEventListener('onda-pause', heard, { once: true });
  made.host.leave();
  expect(heard).toHaveBeenCalledTimes(1);
});

it('is called by its stream where no station is configured, and says a track once', () => {
  const made = engine();
  const heard = vi.fn();
  document.addEventListener('onda-track', heard);
  made.player.apply(trackReading('Marea alta'));
  made.player.apply(trackReading('Marea alta'));
  document.removeEventListener('onda-track', heard);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(heard.mock.calls[0]?.[0]).toMatchObject({ detail: { source: STREAM } });
});

const toolsOf = ({ host }: FakePlayer) => [
  host.root.querySelectorAll('.tools').length,
  host.root.querySelectorAll('.more').length,
  host.wanted(),
];

it('draws the buttons of the panels and of the menu once, after the first sound, and asks for no view', async () => {
  const made = engine();
  made.player.play();
  await pass(2_000);
  expect(toolsOf(made)).toEqual([0, 0, 0]);
  made.audio.happen('playing', sounds);
  await pass(0);
  made.player.pause();
  made.player.play();
  made.audio.happen('playing', sounds);
  await pass(2_000);
  expect(toolsOf(made)).toEqual([1, 1, 0]);
});

it('draws them for a visitor who touches the player and wants no sound', async () => {
  const made = engine();
  await pass(999);
  expect(toolsOf(made)).toEqual([0, 0, 0]);
  await pass(1);
  expect(toolsOf(made)).toEqual([1, 1, 0]);
});

it('asks for the view with the first sound where the owner wants to see how loud it is', async () => {
  const made = engine();
  made.host.element.setAttribute('level-meter', '');
  made.player.play();
  made.audio.happen('playing', sounds);
  await pass(0);
  expect(made.host.wanted()).toBe(1);
});

it('draws none for an element that has left', async () => {
  const left = engine();
  left.host.leave();
  await pass(1_000);
  expect(toolsOf(left)).toEqual([0, 0, 0]);
});

it('tunes to another stream when the page says so, and goes on sounding', () => {
  const { host, player, audio } = engine();
  player.play();
  host.change({ radioStream: 'https://radio.test/two.mp3' });
  expect(audio.calls.filter((call) => call.startsWith('src='))).toEqual([
    `src=${STREAM}`,
    'src=https://radio.test/two.mp3',
  ]);
});

it('hides the slider where the platform does not take a volume, once it has sounded', async () => {
  const { host, player, audio } = engine();
  player.play();
  audio.happen('playing', sounds);
  await pass(0);
  // iOS gives the probe its former volume back.
  page.audio.element.volume = 1;
  await pass(300);
  expect(host.part('player').dataset.fixed).toBe('');
});

it('begins as loud as the visitor left it', () => {
  const first = engine({ initialVolume: 0.4 });
  first.player.setVolume(0.35);
  expect(shown(engine({ initialVolume: 0.4 })).volume).toBe('0.35');
});

it('starts minimized when the page says so and it is sticky', () => {
  const minimized = (sticky: boolean) =>
    engine({ sticky, startMinified: true }).host.part('player').dataset.minimised;
  expect([minimized(true), minimized(false)]).toEqual(['', undefined]);
});

it('brings the sheet of what an untouched player does not show', () => {
  const { host } = engine();
  const links = [...host.root.querySelectorAll('link')].map((link) => link.rel);
  expect(links).toEqual(['stylesheet']);
});

it('ends with its element: no sound, no listener, no timer', () => {
  const { host, player, audio } = engine();
  player.play();
  audio.happen('playing', sounds);
  host.leave();
  expect(audio.listening()).toBe(0);
  expect(audio.element.getAttribute('src')).toBeNull();
  expect(vi.getTimerCount()).toBe(0);
});

it('is printed silent again once it has left, whatever was shown when the view came', async () => {
  const { host, player, audio } = engine();
  player.play();
  audio.happen('playing', sounds);
  const inner = host.root.querySelector<HTMLElement>('radio-player-view');
  if (inner) inner.dataset.view = '';
  host.lifetime.onEnd(() => delete inner?.dataset.view);
  host.leave();
  await pass(0);
  expect(shown({ host })).toMatchObject({ state: 'idle', play: 'Reproducir', status: '' });
});

it('does not heed attributes of an element that has left', () => {
  const { host, player } = engine({ station: 'uno' });
  player.apply(trackReading('Marea alta'));
  host.leave();
  host.change({ station: 'dos' });
  expect(player.store.getState().track?.title).toBe('Marea alta');
});
