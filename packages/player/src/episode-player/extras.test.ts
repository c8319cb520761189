import { fakeHost } from '@onda/core/testing/fake-host';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EPISODE, fakeEpisode } from '../testing/fake-episode';
import { fakeResize } from '../testing/fake-resize';
import { episodePlayer } from './contract';
import { startExtras } from './extras';

let handlers: Record<string, (details: MediaSessionActionDetails) => void>;
let positions: unknown[];

beforeEach(() => {
  handlers = {};
  positions = [];
  vi.stubGlobal('MediaMetadata', Object);
  fakeResize();
  const mediaSession = {
    setActionHandler: (name: string, run: never) => Object.assign(handlers, { [name]: run }),
    setPositionState: (state?: MediaPositionState) => positions.push(state),
  };
  Object.defineProperty(navigator, 'mediaSession', { value: mediaSession, configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'mediaSession');
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

async function playing(length = 3_480) {
  const made = fakeEpisode();
  const host = fakeHost(episodePlayer, '');
  made.player.start(EPISODE);
  startExtras(host, made.player);
  made.arrive(length);
  await made.sound(100);
  return { ...made, host };
}

const call = (action: MediaSessionAction, details = {}) => handlers[action]?.({ action, ...details });

it('moves by the lock screen', async () => {
  const { audio, state } = await playing();
  expect(navigator.mediaSession.metadata).toMatchObject({ title: 'La marea', artist: 'La Tarde' });
  call('seekto', { seekTime: 500 });
  expect(audio.element.currentTime).toBe(500);
  call('seekforward');
  expect(audio.element.currentTime).toBe(530);
  call('seekbackward', { seekOffset: 10 });
  expect(audio.element.currentTime).toBe(520);
  call('pause');
  expect([state().sound.status, navigator.mediaSession.playbackState]).toEqual(['idle', 'paused']);
  call('play');
  expect(state().sound.status).toBe('loading');
});

it('shows no place behind the end, and none of a stream without an end', async () => {
  const { audio } = await playing();
  audio.happen('timeupdate', { currentTime: 4_000 });
  expect(positions.at(-1)).toEqual({ duration: 3_480, position: 3_480, playbackRate: 1 });
  await playing(Number.POSITIVE_INFINITY);
  expect(positions.at(-1)).toEqual({});
});
