import Hls from 'hls.js/light';
import { expect, it } from 'vitest';
import { fakeAudio } from '../testing/fake-audio';
import { hlsTransport } from './hls-transport';

const PLAYLIST = 'https://radio.test/live.m3u8';
const { MEDIA_ERROR, NETWORK_ERROR } = Hls.ErrorTypes;

/** hls.js as far as the transport knows it. */
function open() {
  const calls: string[] = [];
  const told: string[] = [];
  let onError = (_event: string, _data: { fatal: boolean; type: string }) => {};
  class Library {
    constructor(options: object) {
      calls.push(JSON.stringify(options));
    }
    on(_event: string, run: typeof onError) {
      onError = run;
    }
    loadSource = (url: string) => void calls.push(url);
    attachMedia = () => void calls.push('attach');
    recoverMediaError = () => void calls.push('recover');
    destroy = () => void calls.push('destroy');
  }
  const audio = fakeAudio();
  const transport = hlsTransport(() => audio.element, Library as unknown as typeof Hls);
  const connection = transport.open(PLAYLIST, { level: 1, isMuted: false }, ({ type }) => told.push(type));
  const fault = (type: string, fatal = true) => onError('hlsError', { fatal, type });
  return { audio, calls, told, connection, fault };
}

it('asks for the sound before it returns, without a worker, and keeps 30 s behind', () => {
  const { audio, calls } = open();
  expect(calls).toEqual(['{"backBufferLength":30,"enableWorker":false}', PLAYLIST, 'attach']);
  expect(audio.calls).toEqual(['play']);
});

it('leaves to the library what it mends itself', () => {
  const { told, fault } = open();
  fault(NETWORK_ERROR, false);
  fault(MEDIA_ERROR, false);
  expect(told).toEqual([]);
});

it('has failed when the playlist or its segments are gone', () => {
  const { told, fault } = open();
  fault(NETWORK_ERROR);
  expect(told).toEqual(['failed']);
});

it('recovers from a media error once, and then says that it cannot', () => {
  const { audio, calls, told, fault } = open();
  fault(MEDIA_ERROR);
  expect([calls.at(-1), told, audio.calls]).toEqual(['recover', [], ['play', 'play']]);
  fault(MEDIA_ERROR);
  expect(told).toEqual(['undecodable']);
});

it('is destroyed when it is closed', () => {
  const { calls, connection } = open();
  connection.close();
  expect(calls.at(-1)).toBe('destroy');
});
