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
  [
    'a pls without its heading, as some scripts write it',
    'File1=https://radio.test/a\nTitle1=Radio Uno',
    ['https://radio.test/a'],
  ],
  [
    'the xspf of Icecast',
    `<?xml version="1.0" encoding="UTF-8"?>
<playlist xmlns="http://xspf.org/ns/0/" version="1"><title/><creator/><trackList><track>
<location>http://radio.test:8000/live.mp3?a=1&amp;b=2</location><title>Marea</title></track></trackList></playlist>`,
    ['http://radio.test:8000/live.mp3?a=1&b=2'],
  ],
  [
    'an xspf with a prefix, a remark and a wrapped address',
    `<x:playlist xmlns:x="http://xspf.org/ns/0/"><!-- <location>http://old.test/</location> -->
<x:location><![CDATA[ https://radio.test/a ]]></x:location><x:location>b</x:location></x:playlist>`,
    ['https://radio.test/a', 'https://radio.test/listen/b'],
  ],
  [
    'an asx in the letters of its writer',
    `<ASX VERSION="3.0"><TITLE>Radio</TITLE><Entry><Ref HREF = "http://radio.test:8000/;"/></Entry>
<entry><ref href='https://radio.test/b?x=1&amp;y=2' /></entry></ASX>`,
    ['http://radio.test:8000/;', 'https://radio.test/b?x=1&y=2'],
  ],
  [
    'an old asx',
    '[Reference]\r\nRef1=http://radio.test/a\r\nRef2=http://radio.test/b\r\n',
    ['http://radio.test/a', 'http://radio.test/b'],
  ],
  ['one that names a stream twice', 'https://radio.test/a\nhttps://radio.test/a', ['https://radio.test/a']],
])('reads %s', (_, text, streams) => {
  expect(playlistStreams(text, AT)).toEqual(streams);
});

it.each([
  ['nothing', ''],
  ['a page of HTML', '<!doctype html>\n<html><a href="https://radio.test/a.mp3">x</a>'],
  ['a page with a line of text before it', 'not found\n<a href="https://radio.test/a.mp3">x</a>'],
  ['a line of text', 'Not found'],
  ['a word', 'ok'],
  ['another document with a place', '<feed><location>https://radio.test/a.mp3</location></feed>'],
  [
    'an asx of a protocol that no browser speaks',
    '<asx><entry><ref href="mms://radio.test/a"/></entry></asx>',
  ],
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
