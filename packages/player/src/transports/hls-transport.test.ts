import { fakeClock } from '@onda/core/testing/fake-clock';
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
  const clock = fakeClock();
  const transport = hlsTransport(() => audio.element, clock, Library as unknown as typeof Hls);
  const connect = () =>
    transport.open(PLAYLIST, { level: 1, isMuted: false }, ({ type }) => void told.push(type));
  const connection = connect();
  const fault = (type: string, fatal = true) => onError('hlsError', { fatal, type });
  return { audio, calls, told, clock, connect, connection, fault };
}

const recoveries = (calls: string[]) => calls.filter((call) => call === 'recover').length;

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

it('recovers from a media error and plays on', () => {
  const { audio, calls, told, fault } = open();
  fault(MEDIA_ERROR);
  expect([calls.at(-1), told, audio.calls]).toEqual(['recover', [], ['play', 'play']]);
});

it('says that it cannot recover when the next media error comes within 3,000 ms', async () => {
  const { calls, told, clock, fault } = open();
  fault(MEDIA_ERROR);
  await clock.advance(3000);
  fault(MEDIA_ERROR);
  expect([recoveries(calls), told]).toEqual([1, ['undecodable']]);
});

it('recovers again after more than 3,000 ms without a media error, as often as it takes', async () => {
  const { calls, told, clock, fault } = open();
  for (let round = 0; round < 3; round++) {
    fault(MEDIA_ERROR);
    await clock.advance(3001);
  }
  expect([recoveries(calls), told]).toEqual([3, []]);
  fault(MEDIA_ERROR);
  fault(MEDIA_ERROR);
  expect([recoveries(calls), told]).toEqual([4, ['undecodable']]);
});

it('recovers at once in the next connection', () => {
  const { calls, told, connect, fault } = open();
  fault(MEDIA_ERROR);
  connect();
  fault(MEDIA_ERROR);
  expect([recoveries(calls), told]).toEqual([2, []]);
});

it('is destroyed when it is closed', () => {
  const { calls, connection } = open();
  connection.close();
  expect(calls.at(-1)).toBe('destroy');
});
