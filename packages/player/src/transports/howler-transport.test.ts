import { expect, it, vi } from 'vitest';
import { fakeAudio } from '../testing/fake-audio';
import { howlerTransport } from './howler-transport';

type HowlerModule = Parameters<typeof howlerTransport>[0];

const STREAM = 'https://radio.test/live.aac?_=1';
const LOUD = { level: 1, isMuted: false };

/** Howler as far as the transport knows it; `hasNode` false is a howler that was rebuilt inside. */
function fakeHowler({ hasNode = true } = {}) {
  const calls: string[] = [];
  const asked: unknown[] = [];
  const Howler = { _canPlayEvent: 'canplaythrough', _html5AudioPool: [] as HTMLAudioElement[] };
  class Howl {
    _sounds: { _node: HTMLAudioElement }[] = [];
    constructor(options: unknown) {
      asked.push(options);
    }
    load() {
      calls.push('load');
      const node = Howler._html5AudioPool.pop();
      if (hasNode && node) this._sounds = [{ _node: node }];
      return this;
    }
    off = () => void calls.push('off');
    unload = () => void calls.push('unload');
  }
  return { calls, asked, Howler, module: { Howl, Howler } as unknown as HowlerModule };
}

function open(howler = fakeHowler()) {
  const audio = fakeAudio();
  const told: string[] = [];
  const transport = howlerTransport(howler.module, () => audio.element);
  const connection = transport?.open(STREAM, LOUD, ({ type }) => told.push(type));
  return { audio, told, howler, transport, connection };
}

it('is one Howl, loaded once and never played by howler, over the element that knows the gesture', () => {
  const { audio, howler } = open();
  expect(howler.asked).toEqual([{ src: [STREAM], format: ['aac'], html5: true, preload: false, pool: 1 }]);
  expect(howler.calls).toEqual(['load']);
  expect(audio.calls).toEqual(['play']);
});

it('ends with off and unload', () => {
  const { connection, howler, audio } = open();
  connection?.close();
  expect(howler.calls).toEqual(['load', 'off', 'unload']);
  expect(audio.element.paused).toBe(true);
  expect(audio.listening()).toBe(0);
});

it('opens a new Howl for the next connection', () => {
  const { connection, transport, howler } = open();
  connection?.close();
  transport?.open('https://radio.test/live', LOUD, () => {});
  expect(howler.asked).toHaveLength(2);
  expect(howler.asked[1]).toMatchObject({ format: ['mp3'] });
});

it('plays through the plain element when howler keeps its node elsewhere', () => {
  const { audio, howler } = open(fakeHowler({ hasNode: false }));
  expect(audio.calls).toEqual([`src=${STREAM}`, 'play']);
  expect(howler.calls).toEqual(['load', 'unload']);
});

it('is not there when howler is not the howler we know, or does not come', async () => {
  const stranger = { Howl: class {}, Howler: {} } as unknown as HowlerModule;
  const element = () => fakeAudio().element;
  expect(howlerTransport(stranger, element)).toBe(null);
  vi.doMock('./load-howler', () => Promise.reject(new Error('no network')));
  const { browserSound } = await import('../sound/browser-sound');
  const station = () => ({ station: '', radioStream: STREAM });
  expect(await browserSound(element, station).loadLater()).toBe(null);
});

it('finds in the howler that is installed every private thing it needs, and leaves the globals alone', async () => {
  const own = { Sound: 'of another plugin' };
  Object.assign(globalThis, own);
  const { Howl, Howler } = await import('./howler-quiet');
  expect(globalThis).toMatchObject(own);
  expect('Howl' in globalThis).toBe(false);
  expect(Howler).toMatchObject({ _canPlayEvent: 'canplaythrough', _html5AudioPool: [], ctx: null });
  expect(Howler).toMatchObject({ usingWebAudio: false, autoUnlock: false });
  const howl = new Howl({ src: [STREAM], preload: false });
  expect(howl).toMatchObject({ _sounds: [], _clearSound: expect.any(Function) });
  Reflect.deleteProperty(globalThis, 'Sound');
});
