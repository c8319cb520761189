import type { ByteStream } from '@onda/core/http/byte-stream';
import { fakeClock, settled } from '@onda/core/testing/fake-clock';
import { expect, it } from 'vitest';
import { fakeAudio } from '../testing/fake-audio';
import { fakeStream, mp3Frames } from '../testing/fake-stream';
import { mseTransport } from './mse-transport';

const STREAM = 'https://radio.test/live.mp3';
const LOUD = { level: 0.5, isMuted: false };

function mse(...streams: ByteStream[]) {
  const clock = fakeClock();
  const audio = fakeAudio();
  const told: string[] = [];
  const asked: string[] = [];
  const buffered: string[] = [];
  const setup = {
    clock,
    openStream: async (url: string) => {
      asked.push(url);
      const next = streams.shift();
      if (!next) throw new TypeError('cors');
      return next;
    },
    createBuffer: () => ({
      url: 'blob:one',
      begin: (mime: string) => void buffered.push(mime),
      append: () => void buffered.push('frames'),
      close: () => void buffered.push('close'),
    }),
  };
  const transport = mseTransport(() => audio.element, clock, setup);
  return {
    audio,
    told,
    asked,
    buffered,
    transport,
    tell: ({ type }: { type: string }) => void told.push(type),
  };
}

const { signal } = new AbortController();

it('asks for the sound before it returns, and for the stream at the same time', async () => {
  const stream = fakeStream();
  const { audio, asked, buffered, transport, tell, told } = mse(stream);
  transport.open(STREAM, LOUD, tell);
  expect(audio.calls).toEqual(['src=blob:one', 'play']);
  expect(audio.element.volume).toBe(0.5);
  expect(asked).toEqual([STREAM]);
  await stream.send(mp3Frames(3, 1));
  expect(buffered).toEqual(['audio/mpeg', 'frames']);
  audio.happen('playing', { readyState: 4 });
  expect(told).toEqual(['playing']);
});

it('plays what it has prepared over the same connection', async () => {
  const stream = fakeStream();
  const { asked, buffered, transport, tell } = mse(stream);
  const prepared = await transport.prepare(STREAM, signal);
  prepared?.open(`${STREAM}?_=2`, LOUD, tell);
  await stream.send(mp3Frames(3, 1));
  expect(asked).toEqual([STREAM]);
  expect(buffered).toEqual(['audio/mpeg', 'frames']);
});

it.each([
  ['Ogg', fakeStream('application/ogg')],
  ['HTML', fakeStream('text/html')],
  ['a mount that is not there', fakeStream('audio/mpeg', 404)],
])('has nothing to do with %s', async (_, stream) => {
  expect(await mse(stream).transport.prepare(STREAM, signal)).toBeNull();
  expect(stream.isClosed).toBe(true);
});

it('cannot prepare what the page may not read', async () => {
  await expect(mse().transport.prepare(STREAM, signal)).rejects.toThrow('cors');
});

it('fails when the stream is not there', async () => {
  const { transport, tell, told } = mse();
  transport.open(STREAM, LOUD, tell);
  await settled();
  expect(told).toEqual(['failed']);
});

it('has ended when stream and buffer are gone', async () => {
  const stream = fakeStream();
  const { transport, tell, told } = mse(stream);
  transport.open(STREAM, LOUD, tell);
  await stream.send(mp3Frames(3, 1));
  await stream.end();
  expect(told).toEqual(['ended']);
});

it('keeps from the watch how much is buffered: the pump mends droughts itself; titles wait for it all the same', () => {
  const { audio, transport, tell } = mse(fakeStream());
  const connection = transport.open(STREAM, LOUD, tell);
  audio.happen('timeupdate', { currentTime: 5, buffered: { length: 1, start: () => 0, end: () => 25 } });
  expect([connection.position(), connection.received()]).toEqual([5, 5]);
  expect(connection.ahead()).toBe(20);
});

it('leaves nothing behind when it is closed', async () => {
  const stream = fakeStream();
  const { audio, transport, tell, buffered, told } = mse(stream);
  const connection = transport.open(STREAM, LOUD, tell);
  await stream.send(mp3Frames(3, 1));
  connection.close();
  await settled();
  expect(buffered.at(-1)).toBe('close');
  expect([stream.isClosed, audio.element.src, audio.listening()]).toEqual([true, '', 0]);
  expect(told).toEqual([]);
});
