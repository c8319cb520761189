// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { NowPlaying } from '../now-playing';
import { readerFor, track } from '../testing/read';

const readIcecastJson = readerFor('icecast-json');

function on(mount: string, text: string): NowPlaying | null {
  return readIcecastJson(text, { streamUrl: `https://radio.test:8443${mount}` });
}

describe('the mount', () => {
  const stats = (...mounts: string[]) =>
    JSON.stringify({
      icestats: {
        source: mounts.map((mount) => ({
          listenurl: `http://localhost:8000${mount}`,
          stream_start: 'x',
          title: `at ${mount} now`,
        })),
      },
    });

  it('is found behind a proxy that put a path before it', () => {
    expect(on('/listen/uno/radio.mp3', stats('/a.mp3', '/radio.mp3'))?.track?.title).toBe(
      'at /radio.mp3 now',
    );
  });

  it('is the one of that very path, though another ends alike', () => {
    expect(on('/uno/radio.mp3', stats('/radio.mp3', '/uno/radio.mp3'))?.track?.title).toBe(
      'at /uno/radio.mp3 now',
    );
    expect(on('/uno/', stats('/', '/dos'))?.isOnline).toBe(false);
  });

  it('is never one whose name only begins alike', () => {
    expect(on('/live', stats('/live2', '/otra'))?.isOnline).toBe(false);
    expect(on('/live2', stats('/live', '/live2'))?.track?.title).toBe('at /live2 now');
  });

  it('is the one that the address of the feed asks for, whatever the stream is called', () => {
    const feedUrl = 'https://radio.test/status-json.xsl?mount=/b.mp3';
    const read = readIcecastJson(stats('/a.mp3', '/b.mp3'), {
      streamUrl: 'https://x.test/a.mp3',
      feedUrl,
    });
    expect(read?.track?.title).toBe('at /b.mp3 now');
  });

  it('is the first when no path is known', () => {
    expect(readIcecastJson(stats('/a.mp3', '/b.mp3'))?.track?.title).toBe('at /a.mp3 now');
    expect(on('/', stats('/a.mp3'))?.track?.title).toBe('at /a.mp3 now');
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
