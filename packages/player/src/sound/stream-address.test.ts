import { expect, it } from 'vitest';
import { backoffDelay } from './backoff';
import { fresh, isInsecureOn, isSigned, securely } from './stream-address';
import { isHls, isPlaylist, likelyFormat, namedFormat } from './stream-format';

it.each([
  ['http://radio.test/live', true],
  ['HTTP://radio.test/live', true],
  ['https://radio.test/live', false],
  ['http://127.0.0.1:8000/live', false],
  ['http://localhost:8000/live', false],
  ['http://[::1]:8000/live', false],
  ['http://127.0.0.1.evil.test/live', true],
])('%s on a secure page is insecure: %s', (stream, isInsecure) => {
  expect(isInsecureOn(true, stream)).toBe(isInsecure);
  expect(isInsecureOn(false, stream)).toBe(false);
});

it('has a secure form of every insecure address', () => {
  expect(securely('http://radio.test:8000/http://x')).toBe('https://radio.test:8000/http://x');
});

it.each([
  ['http://radio.test/live', 'http://radio.test/live?_=2s'],
  ['http://radio.test/live?token=a', 'http://radio.test/live?token=a&_=2s'],
  ['http://radio.test/;', 'http://radio.test/;?_=2s'],
  ['http://radio.test/live#top', 'http://radio.test/live?_=2s#top'],
])('makes %s fresh as %s', (stream, address) => {
  expect(fresh(stream, 100)).toBe(address);
});

it.each([
  ['?Policy=eyJ&Signature=a~b&Key-Pair-Id=K1', true],
  ['?token=abc', true],
  ['?wmsAuthSign=abc', true],
  ['?hdnts=exp=1~acl=/*~hmac=a', true],
  ['?st=Ab-9&e=1764115200', true],
  ['?X-Amz-Signature=00', true],
  ['?u=3f2a9c0d4e5b6a7f8091a2b3c4', true],
  ['?a=1&md5=abc', true],
  ['', false],
  ['?sid=2', false],
  ['?type=http&nocache=17', false],
  ['?mount=/live.mp3', false],
  ['#token=abc', false],
])('takes %j for signed: %s', (query, isIt) => {
  expect(isSigned(`https://radio.test/live${query}`)).toBe(isIt);
});

it.each([
  ['https://radio.test/live.m3u8', 'hls'],
  ['https://radio.test/play?src=live.M3U8&x=1', 'hls'],
  ['https://radio.test/live#.m3u8', 'hls'],
  ['https://radio.test/live.m3u', 'playlist'],
  ['https://radio.test/live.PLS?a=1', 'playlist'],
  ['https://radio.test/live.xspf', 'playlist'],
  ['https://radio.test/live.asx', 'playlist'],
  ['https://radio.test/live.mp3', 'stream'],
  ['https://radio.test/live?list=.pls', 'stream'],
])('takes %s for %s', (url, kind) => {
  expect(isHls(url) ? 'hls' : isPlaylist(url) ? 'playlist' : 'stream').toBe(kind);
});

it.each([
  ['http://radio.test/live.AAC?x=.mp3', 'aac'],
  ['http://radio.test/;stream.mp3', 'mp3'],
  ['http://radio.test/live.m3u8', 'mp4'],
  ['http://radio.test/live.opus', 'opus'],
])('reads from %s the format %s', (stream, codec) => {
  expect(namedFormat(stream)?.codec).toBe(codec);
});

it.each(['http://radio.test/live', 'http://radio.test/live.constructor', 'http://radio.mp3/'])(
  'finds no format in %s and takes it for mp3',
  (stream) => {
    expect(namedFormat(stream)).toBe(null);
    expect(likelyFormat(stream).codec).toBe('mp3');
  },
);

it('asks every 2 s for a minute, every 3 s for five, then every 15 s', () => {
  expect([0, 59_000, 61_000, 299_000, 301_000].map((silence) => backoffDelay(9, silence, 0.5))).toEqual([
    2000, 2000, 3000, 3000, 15_000,
  ]);
});

it('varies the wait by a fifth, so that a crowd does not come back at once', () => {
  expect(backoffDelay(3, 0, 0)).toBe(800);
  expect(backoffDelay(3, 0, 1)).toBe(1200);
  expect(backoffDelay(1, 0, 1)).toBe(0);
});
