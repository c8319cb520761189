// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { ourStation, type Served } from './our-station';
import { numberIn, streamAddress } from './stream-address';

/** Stations by their addresses; a number before them is that of `?sid=`, and `off` marks one that does not send. */
const served = (...stations: string[]): (Served & { text: string })[] =>
  stations.map((text) => {
    const [, number, addresses = '', off] = /^(\d+)? ?(.*?)( off)?$/.exec(text) ?? [];
    return { text, number, addresses: addresses.split(' ').filter(Boolean), isOn: !off };
  });

describe('the stream that is heard', () => {
  it.each<[string, string, string[], string | undefined]>([
    ['a playlist', 'http://r.test:8000/live.mp3.m3u', ['http://r.test:8000/live.mp3', '/b'], '0'],
    ['the last /', 'https://r.test/live/', ['http://localhost:8000/live', '/b'], '0'],
    ['a tail', 'http://r.test:8000/live;stream.mp3', ['/b', '/live'], '1'],
    ['?mp=', 'https://r.test/proxy/ana?mp=/dos', ['/uno', '/dos'], '1'],
    ['a scheme and a default port', 'https://r.test/a', ['http://x.test/a', 'https://r.test:443/a'], '1'],
    ['a port', 'http://r.test:8010/a', ['http://r.test:8000/a', 'http://r.test:8010/a'], '1'],
    [
      'a port that is a folder',
      'https://r.test/radio/8010/a',
      ['http://r.test:8000/a', 'http://r.test:8010/a'],
      '1',
    ],
    ['the end of the path', 'https://r.test/listen/uno/a', ['/b', '/a'], '1'],
    ['the longest end', 'https://r.test/x/uno/a', ['/a', '/uno/a'], '1'],
    [
      'one path on two ports, neither ours',
      'http://r.test:8020/a',
      ['http://r.test:8000/a', 'http://r.test:8010/a'],
      undefined,
    ],
    ['one that is another', 'https://r.test/x', ['/a', '/b'], undefined],
    ['the only one', 'https://r.test/x', ['http://localhost/radio.mp3'], '0'],
    ['the only one without an address', 'https://r.test/x', [''], '0'],
    ['a number', 'http://r.test:8000/;?sid=2', ['1 /a', '2 /b'], '1'],
    ['a number in the path', 'http://r.test:8000/stream/2/', ['1 /a', '2 /b'], '1'],
    ['the root of Shoutcast', 'http://r.test:8000/;', ['2 /b', '1 /a off'], '1'],
    ['the root of another server', 'http://r.test:8000/', ['/a', '/b'], undefined],
    ['a name that only begins alike', 'http://r.test/live', ['/live2', '/liv'], undefined],
    ['coded letters', 'http://r.test/m%C3%BAsica', ['/b', 'http://localhost/música'], '1'],
    ['nothing, where one sends', '', ['/a off', '/b'], '1'],
  ])('%s: %s of %j is %s', (_, streamUrl, stations, index) => {
    const all = served(...stations);
    expect(ourStation(all, { streamUrl })).toBe(index === undefined ? undefined : all[Number(index)]);
  });

  it('is the one that the document was asked for, and no other', () => {
    const [a, b] = served('/a', '/b');
    const feedUrl = 'https://r.test/status-json.xsl?mount=/b';
    const streamUrl = 'https://r.test/a';
    expect(ourStation([a, b] as Served[], { streamUrl, feedUrl })).toBe(b);
    expect(ourStation([a] as Served[], { streamUrl, feedUrl })).toBeUndefined();
  });
});

it.each([
  ['http://r.test/;?sid=12', '12'],
  ['http://r.test/stream/12/', '12'],
  ['http://r.test/;?sid=12345', ''],
  ['http://r.test/;?sid=2x', ''],
  ['http://r.test/live/stream/3/', ''],
  ['', ''],
])('of %s the number is "%s"', (address, number) => expect(numberIn(address)).toBe(number));

it.each(['', 'live', 'ftp://r.test/a', null, 7])('%s is no address of a stream', (written) =>
  expect(streamAddress(written)).toBeNull(),
);
