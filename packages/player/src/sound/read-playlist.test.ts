import { fakeClock } from '@onda/core/testing/fake-clock';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeStream, mp3Frames } from '../testing/fake-stream';
import { leavePage, openPage } from '../testing/page';
import { readPlaylist, toldPlaylist } from './read-playlist';

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

describe('what our server found in the playlist', () => {
  const told = (data: unknown) => () => new Response(JSON.stringify({ success: true, data }));
  const ask = (asked: Parameters<typeof toldPlaylist>[0], url = URL) =>
    toldPlaylist(asked, url, new AbortController().signal);
  const own = { station: 'uno', radioStream: URL };

  afterEach(leavePage);

  it.each<[string, unknown, string[]]>([
    ['an address', { sound: LIVE[0] }, LIVE],
    ['none, for a stream that is no playlist', {}, []],
    ['no address of the web', { sound: 'javascript:alert(1)' }, []],
    ['no text', { sound: 7 }, []],
  ])('is %s', async (_, data, found) => {
    const { calls } = openPage(told(data));
    expect(await ask(own)).toEqual(found);
    expect(calls).toHaveLength(1);
  });

  it.each([
    ['a mirror', own, 'https://mirror.test/live.m3u'],
    ['a stream that only the page names', { station: '', radioStream: URL }, URL],
  ])('is not asked for %s', async (_, asked, url) => {
    const { calls } = openPage(told({ sound: LIVE[0] }));
    expect(await ask(asked, url)).toEqual([]);
    expect(calls).toEqual([]);
  });
});
