import { expect, it } from 'vitest';
import { otherWays } from './other-ways';

const HOST = 'http://radio.test:8000';

it.each<[string, string, string[]]>([
  ['the page of a Shoutcast server', '/', ['/;', '/stream']],
  ['the same without a path', '', ['/;', '/stream']],
  ['the page that it leads to', '/index.html', ['/;', '/stream']],
  ['the page of its second stream', '/index.html?sid=2', ['/;?sid=2', '/stream/2/?sid=2']],
  ['its list', '/listen.pls', ['/;', '/stream']],
  ['the list of its second stream', '/listen.m3u?sid=2', ['/;?sid=2', '/stream/2/?sid=2']],
  ['a server behind a panel', '/proxy/faro/', ['/proxy/faro/;', '/proxy/faro/stream']],
  ['the same without a slash', '/proxy/faro', ['/proxy/faro/;', '/proxy/faro/stream']],
  ['a list of Icecast', '/live.mp3.m3u', ['/live.mp3']],
  ['a list of a mount without an ending', '/live.xspf?a=1', ['/live?a=1']],
  ['a stream', '/live.mp3', []],
  ['a mount', '/live', []],
  ['a folder', '/live/', []],
  ['HLS', '/live.m3u8', []],
])('of %s, %s', (_, path, ways) => {
  expect(otherWays(`${HOST}${path}`)).toEqual(ways.map((way) => `${HOST}${way}`));
});

it.each(['https://radio.test/live.m3u', 'https://radio.test/.m3u', 'no address', ''])(
  'knows none of %j',
  (address) => expect(otherWays(address)).toEqual([]),
);

it('knows the stream of a list on a web server by its format', () => {
  expect(otherWays('https://radio.test/live.aac.pls')).toEqual(['https://radio.test/live.aac']);
});
