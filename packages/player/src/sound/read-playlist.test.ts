import { fakeClock } from '@onda/core/testing/fake-clock';
import { expect, it } from 'vitest';
import { fakeStream, mp3Frames } from '../testing/fake-stream';
import { readPlaylist } from './read-playlist';

const URL = 'https://radio.test/tunein.php?format=pls';
const PLS = '[playlist]\nFile1=https://radio.test/live';
const XSPF = '<playlist><trackList><location>https://radio.test/live</location></trackList></playlist>';
const ASX = '<asx><entry><ref href="https://radio.test/live"/></entry></asx>';
const LIVE = ['https://radio.test/live'];

function read(contentType: string, status = 200) {
  const stream = fakeStream(contentType, status);
  const clock = fakeClock();
  const streams = readPlaylist(clock, URL, new AbortController().signal, async () => stream);
  return { stream, clock, streams };
}

it.each<[string, string, string[]]>([
  ['audio/x-scpls', PLS, LIVE],
  ['application/pls+xml', PLS, LIVE],
  ['audio/x-mpegurl', 'https://radio.test/live', LIVE],
  ['application/xspf+xml', XSPF, LIVE],
  ['video/x-ms-asf', ASX, LIVE],
  ['audio/x-ms-wax', ASX, LIVE],
  ['application/octet-stream', PLS, LIVE],
  ['text/plain', PLS, LIVE],
  ['', PLS, LIVE],
  ['audio/mpeg', PLS, []],
  ['text/html', `<html>${XSPF}`, []],
  ['application/vnd.apple.mpegurl', '#EXTM3U\n#EXT-X-VERSION:3\na.ts', [`${URL}#.m3u8`]],
])('reads by its type %j', async (contentType, text, found) => {
  const { stream, streams } = read(contentType);
  void stream.send(new TextEncoder().encode(text));
  void stream.end();
  expect(await streams).toEqual(found);
  expect(stream.isClosed).toBe(true);
});

it('reads no answer of an error', async () => {
  expect(await read('audio/x-scpls', 404).streams).toEqual([]);
});

it('leaves sound that is called a list after 64 kB, or five seconds', async () => {
  const long = read('application/octet-stream');
  for (let part = 0; part < 10; part++) void long.stream.send(mp3Frames(20, part));
  expect([await long.streams, long.stream.isClosed]).toEqual([[], true]);
  const slow = read('text/plain');
  await slow.clock.advance(5000);
  expect([await slow.streams, slow.stream.isClosed]).toEqual([[], true]);
});
