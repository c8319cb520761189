// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { NowPlaying, Track } from '../now-playing';
import { fixture, fixtureNames } from '../testing/fixture';
import { track } from '../testing/read';
import { readIcecastJson } from './icecast-json';

const noMarkup = { parseXml: () => null, parseHtml: () => null };

function on(mount: string, text: string): NowPlaying | null {
  return readIcecastJson(text, { ...noMarkup, streamUrl: `https://radio.test:8443${mount}` });
}

/** The expected track for each text that was sent to a real server (titles/INDEX.txt). */
const TITLES: Record<string, Track | null> = {
  '01': null,
  '02': null,
  '03': track('', '1999'),
  '04': track('', '007'),
  '05': track('', '0'),
  '06': track('', '-5'),
  '07': track('', '.5'),
  '08': track('', '5.'),
  '09': track('', '-.5'),
  '10': track('', '00'),
  '11': track('', '+5'),
  '12': track('', '1e5'),
  '13': track('', 'true'),
  '14': track('', 'false'),
  '15': track('', 'Infinity'),
  '16': track('AC/DC', '"Back" \\ in Black'),
  '17': track("Guns N' Roses", "Don't Cry & more <live>"),
  '18': track('', 'tab here'),
  '19': track('', 'ctlchar'),
  '20': track('Café Tacvba', 'Eres'),
  '21': track('Café Tacvba', 'Eres'),
  '22': null,
  '23': track('日本語', '曲'),
  '24': track('', '12'),
  '25': null,
  '26': track('', 'a b'),
};

describe('status-json.xsl of a real Icecast 2.4.4', () => {
  it.each(fixtureNames('icecast/titles', /\.json$/))('reads the title of %s as it was sent', (name) => {
    const number = name.slice(-7, -5);
    expect(Object.keys(TITLES)).toContain(number);
    expect(on('/live.mp3', fixture(name))).toMatchObject({ isOnline: true, track: TITLES[number] });
  });

  it.each<[string, string, boolean, Track | null]>([
    ['0-sources', '/live.mp3', false, null],
    ['after-all-sources-died', '/live.mp3', false, null],
    ['malformed-just-after-start', '/live.mp3', false, null],
    ['1-source', '/live.mp3', true, track('Coldplay', 'Viva La Vida')],
    ['1-source', '/otra.mp3', false, null],
    ['1-source-no-metadata', '/live.mp3', true, null],
    ['2-sources', '/live.mp3', true, track('Coldplay', 'Viva La Vida')],
    ['2-sources', '/alt.ogg', true, null],
    ['2-sources-with-title', '/live.mp3', true, track('Soda Stereo', 'De Música Ligera')],
    ['2-sources-artist-title-split-mp3', '/live.mp3', true, track('Shakira', 'Ojos Así')],
    ['3-sources-ogg-tags', '/alt.ogg', true, track('Shakira', 'Ojos Así')],
    ['3-sources-ogg-tags', '/tags.ogg', true, track('Café Tacvba', 'Eres')],
    ['many-sources', '/fb.mp3', true, track('日本語', 'Ñandú')],
    ['many-sources', '/live.mp3', true, track('Shakira - Ñandú', 'Niño')],
    ['mount-filter-ogg-tags', '/tags.ogg', true, track('Café Tacvba', 'Eres')],
    ['utf8-mount', '/fb.mp3', true, track('日本語', 'Ñandú')],
    ['fallback-active', '/fb.mp3', false, null],
    ['fallback-active', '/mx.mp3', true, null],
    ['fallback-restored', '/fb.mp3', true, null],
  ])('%s, mount %s: online %s', (name, mount, isOnline, expected) => {
    expect(on(mount, fixture(`icecast/status-json.${name}.json`))).toEqual({
      isOnline,
      track: expected,
      history: [],
      startedAt: null,
      endsAt: null,
      live: { isLive: false, name: '' },
    });
  });
});

describe('the mount', () => {
  const stats = (...mounts: string[]) =>
    JSON.stringify({
      icestats: {
        source: mounts.map((mount) => ({
          listenurl: `http://localhost:8000${mount}`,
          stream_start: 'x',
          title: mount,
        })),
      },
    });

  it('is found behind a proxy that put a path before it', () => {
    expect(on('/listen/uno/radio.mp3', stats('/a.mp3', '/radio.mp3'))?.track?.title).toBe('/radio.mp3');
  });

  it('is the one of that very path, though another ends alike', () => {
    expect(on('/uno/radio.mp3', stats('/radio.mp3', '/uno/radio.mp3'))?.track?.title).toBe('/uno/radio.mp3');
    expect(on('/uno/', stats('/'))?.isOnline).toBe(false);
  });

  it('is never one whose name only begins alike', () => {
    expect(on('/live', stats('/live2'))?.isOnline).toBe(false);
    expect(on('/live2', stats('/live', '/live2'))?.track?.title).toBe('/live2');
  });

  it('is the one that the address of the feed asks for, whatever the stream is called', () => {
    const feedUrl = 'https://radio.test/status-json.xsl?mount=/b.mp3';
    const read = readIcecastJson(stats('/a.mp3', '/b.mp3'), {
      ...noMarkup,
      streamUrl: 'https://x.test/a.mp3',
      feedUrl,
    });
    expect(read?.track?.title).toBe('/b.mp3');
  });

  it('is the first when no path is known', () => {
    expect(readIcecastJson(stats('/a.mp3', '/b.mp3'), noMarkup)?.track?.title).toBe('/a.mp3');
    expect(on('/', stats('/a.mp3'))?.track?.title).toBe('/a.mp3');
  });

  it('is compared decoded', () => {
    expect(on('/m%C3%BAsica.mp3', stats('/música.mp3'))?.isOnline).toBe(true);
    expect(on('/50%.mp3', stats('/50%.mp3'))?.isOnline).toBe(true);
  });
});

it('repairs the form with a space after the colon, of other versions, and leaves titles that quote JSON', () => {
  const source = (rest: string) =>
    `{"icestats":{"source":{"listenurl":"http://x/a","stream_start":"x",${rest}}}}`;
  expect(on('/a', source('"title": - ,"dummy":null'))?.track).toBeNull();
  expect(on('/a', source('"title":"say \\"title\\":5, twice"'))?.track?.title).toBe('say "title":5, twice');
  expect(on('/a', source('"yp_currently_playing":"A - B"'))?.track).toEqual(track('A', 'B'));
});

it.each(['', 'null', '[]', '{', '{"icestats":null}', '<html>'])('is unreadable: %s', (text) => {
  expect(on('/live.mp3', text)).toBeNull();
});
