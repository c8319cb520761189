import { expect, it } from 'vitest';
import { fakeAudio } from '../testing/fake-audio';
import { audioElement } from './audio-element';
import { elementTransport } from './element-transport';

const STREAM = 'https://radio.test/live.mp3';
const LOUD = { level: 1, isMuted: false };

function open() {
  const audio = fakeAudio();
  const told: string[] = [];
  const transport = elementTransport(() => audio.element);
  const connection = transport.open(STREAM, LOUD, ({ type }) => told.push(type));
  return { audio, told, transport, connection };
}

it('has asked for the sound when it returns', () => {
  const { audio } = open();
  expect(audio.calls).toEqual([`src=${STREAM}`, 'play']);
});

it('makes the element when it is first asked for, and only once', () => {
  let made = 0;
  const element = audioElement(() => {
    made += 1;
    return fakeAudio().element;
  });
  expect(made).toBe(0);
  expect(element()).toBe(element());
  expect(made).toBe(1);
});

it('takes over a sound that the click has begun, without a second connection', async () => {
  const audio = fakeAudio();
  audio.element.src = STREAM;
  audio.happen('playing', { paused: false, readyState: 4 });
  const told: string[] = [];
  elementTransport(() => audio.element).open(STREAM, LOUD, ({ type }) => told.push(type));
  await audio.allow();
  expect(audio.calls).toEqual([`src=${STREAM}`, 'play']);
  expect(told).toEqual(['playing']);
});

it('says once that it plays', async () => {
  const { audio, told } = open();
  audio.happen('playing', { readyState: 4 });
  await audio.allow();
  expect(told).toEqual(['playing']);
});

it('applies the volume now and later', () => {
  const { audio, connection } = open();
  connection.setVolume({ level: 0.35, isMuted: true });
  expect(audio.element.volume).toBe(0.35);
  expect(audio.element.muted).toBe(true);
});

it.each([
  ['playing', 'playing', { readyState: 4 }],
  ['ended', 'ended', { ended: true }],
  ['error', 'failed', { error: { code: 4 } }],
  ['pause', 'paused', { paused: true }],
])('turns %s into %s', (event, type, state) => {
  const { audio, told } = open();
  audio.happen(event, state);
  expect(told).toEqual([type]);
});

it.each([
  ['playing', { readyState: 0 }],
  ['ended', { ended: false }],
  ['error', { error: null }],
  ['pause', { paused: false }],
])('does not believe %s of the connection before', (event, state) => {
  const { audio, told } = open();
  audio.happen(event, state);
  expect(told).toEqual([]);
});

it('does not take the pause before an end for a pause', () => {
  const { audio, told } = open();
  audio.happen('pause', { paused: true, ended: true });
  audio.happen('ended');
  expect(told).toEqual(['ended']);
});

it.each([
  ['NotAllowedError', ['blocked']],
  ['NotSupportedError', ['failed']],
  ['AbortError', []],
])('turns the refusal %s into %j', async (name, types) => {
  const { audio, told } = open();
  await audio.refuse(name);
  expect(told).toEqual(types);
});

it('drops the address when it is closed, says nothing more and listens to nothing', async () => {
  const { audio, told, connection } = open();
  connection.close();
  expect(audio.calls.slice(2)).toEqual(['pause', 'load']);
  expect(audio.element.src).toBe('');
  await audio.refuse('NotAllowedError');
  audio.happen('error', { error: { code: 4 } });
  expect(told).toEqual([]);
  expect(audio.listening()).toBe(0);
});

it('does nothing when an old connection is closed a second time', () => {
  const { audio, connection, transport } = open();
  connection.close();
  transport.open('https://radio.test/two.mp3', LOUD, () => {});
  connection.close();
  expect(audio.element.src).toBe('https://radio.test/two.mp3');
});

it('tells where the sound is and how far it has arrived', () => {
  const { audio, connection } = open();
  audio.happen('timeupdate', { currentTime: 48.5, buffered: { length: 1, start: () => 48, end: () => 51 } });
  expect(connection.position()).toBe(48.5);
  expect(connection.received()).toBe(51);
});
