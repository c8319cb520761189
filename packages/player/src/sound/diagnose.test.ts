import type { ByteStream } from '@onda/core/http/byte-stream';
import { fakeClock } from '@onda/core/testing/fake-clock';
import { expect, it } from 'vitest';
import { fakeStream } from '../testing/fake-stream';
import { diagnose } from './diagnose';

const STREAM = 'https://radio.test/live.mp3';

interface Page {
  stream?: string;
  reply?: ByteStream | 'refused' | 'never';
  isReachable?: boolean;
  isOnline?: boolean;
}

function ask({ stream = STREAM, reply = 'refused', isReachable = false, isOnline = true }: Page) {
  const clock = fakeClock();
  const lifetime = new AbortController();
  const signals: AbortSignal[] = [];
  const setup = {
    clock,
    isOnline: () => isOnline,
    canPlay: (mime: string) => mime === 'audio/mpeg',
    openStream: (_url: string, signal: AbortSignal): Promise<ByteStream> => {
      signals.push(signal);
      if (reply === 'never') return new Promise(() => {});
      return reply === 'refused' ? Promise.reject(new TypeError('no')) : Promise.resolve(reply);
    },
    isReachable: async () => isReachable,
  };
  return { answer: diagnose(setup, stream, lifetime.signal), clock, lifetime, signals };
}

it.each<[string, string, Page]>([
  ['unavailable', 'a mount that is not there', { reply: fakeStream('text/html', 404) }],
  ['unavailable', 'a server in trouble', { reply: fakeStream('text/plain', 500) }],
  ['unavailable', 'a station that refuses', { reply: fakeStream('', 403) }],
  ['unavailable', 'sound that could be played after all', { reply: fakeStream('audio/mpeg') }],
  ['unavailable', 'sound under an old name', { reply: fakeStream('audio/aacp') }],
  ['unavailable', 'a playlist without streams', { reply: fakeStream('audio/x-mpegurl') }],
  ['unavailable', 'a server that does not say what it sends', { reply: fakeStream('') }],
  ['unavailable', 'a server that does not let this page read', { isReachable: true }],
  ['playlist', 'a list that this page may not read', { stream: `${STREAM}.m3u`, isReachable: true }],
  [
    'unavailable',
    'a list that is not there',
    { stream: `${STREAM}.m3u`, reply: fakeStream('text/html', 404) },
  ],
  ['unsupported', 'a page of HTML', { reply: fakeStream('text/html') }],
  ['unsupported', 'a format that the browser does not know', { reply: fakeStream('audio/x-ms-wma') }],
  ['network', 'a server that is not there', {}],
  ['offline', 'a visitor without network', { isOnline: false }],
])('says %s of %s', async (reason, _, page) => {
  const { answer, signals, clock } = ask(page);
  expect(await answer).toBe(reason);
  expect(signals.every(({ aborted }) => aborted)).toBe(true);
  await clock.advance(0);
  expect(clock.waiting()).toBe(0);
});

it('waits no longer than 5 s', async () => {
  const { answer, clock, signals } = ask({ reply: 'never' });
  await clock.advance(5000);
  expect(await answer).toBe('unavailable');
  expect(signals[0]?.aborted).toBe(true);
});

it('ends with its signal', () => {
  const { lifetime, signals } = ask({ reply: 'never' });
  lifetime.abort();
  expect(signals[0]?.aborted).toBe(true);
});
