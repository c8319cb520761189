import { expect, it } from 'vitest';
import { playlistStreams } from './playlist';

const AT = 'https://radio.test/listen/live.m3u';

it.each<[string, string, string[]]>([
  ['the plain list of Icecast', 'http://radio.test:8000/live.mp3\r\n', ['http://radio.test:8000/live.mp3']],
  [
    'an extended m3u, its remarks left out',
    '#EXTM3U\n#EXTINF:-1,Radio Uno\nhttps://radio.test/a.mp3\n\n  https://radio.test/b.aac  \n',
    ['https://radio.test/a.mp3', 'https://radio.test/b.aac'],
  ],
  [
    'an m3u with a byte order mark and a relative address',
    '\uFEFF#EXTM3U\nlow.mp3',
    ['https://radio.test/listen/low.mp3'],
  ],
  [
    'a pls in the order of its numbers',
    '[playlist]\nNumberOfEntries=2\nFile2=http://b.test/;\nTitle2=B\nLength2=-1\nFile1=http://a.test/;stream.mp3\nVersion=2',
    ['http://a.test/;stream.mp3', 'http://b.test/;'],
  ],
  [
    'a pls of more than nine, with the line ends of an old Mac',
    '[playlist]\rFile10=http://b.test/\rFile9=http://a.test/\rProfile1=http://c.test/',
    ['http://a.test/', 'http://b.test/'],
  ],
  ['a pls that shouts', '[Playlist]\nFILE1 = https://radio.test/a', ['https://radio.test/a']],
  ['one that names a stream twice', 'https://radio.test/a\nhttps://radio.test/a', ['https://radio.test/a']],
])('reads %s', (_, text, streams) => {
  expect(playlistStreams(text, AT)).toEqual(streams);
});

it.each([
  ['nothing', ''],
  ['a page of HTML', '<!doctype html>\n<html><a href="https://radio.test/a.mp3">x</a>'],
  ['a page with a line of text before it', 'not found\n<a href="https://radio.test/a.mp3">x</a>'],
  ['the segments of HLS', '#EXTM3U\n#EXT-X-TARGETDURATION:6\nseg1.ts'],
  [
    'addresses that are not of the web',
    'javascript:alert(1)\nfile:///etc/passwd\nmms://radio.test/a\ndata:audio/mpeg,x',
  ],
  ['a pls without files', '[playlist]\nNumberOfEntries=0'],
])('finds no stream in %s', (_, text) => {
  expect(playlistStreams(text, AT)).toEqual([]);
});

it('takes twenty streams at most', () => {
  const text = Array.from({ length: 50 }, (_, at) => `https://radio.test/${at}.mp3`).join('\n');
  expect(playlistStreams(text, AT)).toHaveLength(20);
});
