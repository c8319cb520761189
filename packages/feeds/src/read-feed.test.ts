// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { readFeed } from './read-feed';
import { fixture } from './testing/fixture';
import { options, read, readFixture, track } from './testing/read';

describe('readFeed', () => {
  it.each<[string, string]>([
    ['icecast/status-json.1-source.json', 'Viva La Vida'],
    ['icecast/status.1-source.html', 'Viva La Vida'],
    ['feeds/shoutcast1-7.html', 'September'],
    ['feeds/shoutcast2-stats.xml', "Don't Cry & more"],
    ['feeds/shoutcast2-stats.json', 'De Música Ligera'],
    ['feeds/shoutcast2-stats.jsonp', 'De Música Ligera'],
    ['feeds/shoutcast2-played.html', 'MODERN LOVE'],
    ['feeds/radioco-status.json', 'Viva La Vida'],
    ['feeds/azuracast-nowplaying.json', 'Aluko River'],
    ['feeds/azuracast-sse.txt', 'Ojos Así'],
    ['feeds/spec-feed-style1.json', 'Ojos Así'],
    ['feeds/spec-feed-style2.json', 'Ojos Así'],
  ])('tells what %s is by looking at it', (name, title) => {
    expect(readFixture(name, 'auto').track?.title).toBe(title);
  });

  it('says unknown for a kind that nobody reads, and for a text that no reader knows', () => {
    for (const kind of ['mixlr', '', '__proto__', 'constructor', 'toString']) {
      expect(readFeed('{}', kind, options())).toEqual({ kind: 'unknown' });
    }
    for (const text of [
      'hello',
      '<html><body>404 Not Found</body></html>',
      '{"success":true,"data":1}',
      '[]',
    ]) {
      expect(readFeed(text, 'auto', options())).toEqual({ kind: 'unknown' });
    }
  });

  it('says unreadable for nothing, for broken documents and for another document than the kind', () => {
    const broken = fixture('icecast/status-json.1-source.json').slice(0, -20);
    for (const kind of ['auto', 'icecast-json'] as const) {
      expect(readFeed('  ', kind, options())).toEqual({ kind: 'unreadable' });
      expect(readFeed(broken, kind, options())).toEqual({ kind: 'unreadable' });
    }
    expect(readFeed(fixture('feeds/radioco-status.json'), 'azuracast', options())).toEqual({
      kind: 'unreadable',
    });
  });

  it('says unreadable when the parser given to it throws', () => {
    const parseHtml = () => {
      throw new Error('no');
    };
    expect(readFeed('<table>Played @</table>', 'auto', options({ parseHtml }))).toEqual({
      kind: 'unreadable',
    });
  });

  it('writes artists with initial capitals only where it is asked to', () => {
    const upper = (keepCase?: boolean) =>
      readFixture('feeds/shoutcast2-played.html', 'played-html', { keepCase });
    expect(upper().track?.artist).toBe('DAVID BOWIE');
    expect(upper(false).track).toEqual(track('David Bowie', 'MODERN LOVE'));
    expect(upper(false).history[2]?.artist).toBe('Cake');
  });
});

describe('a hostile feed', () => {
  const song = (title: string, art = '') =>
    JSON.stringify({ now_playing: { song: { title, artist: 'X', art } } });

  it('keeps markup as text and drops art that is no address of the web', () => {
    expect(read(song('<img src=x onerror=alert(1)>', 'javascript:alert(1)'), 'auto').track).toEqual(
      track('X', '<img src=x onerror=alert(1)>'),
    );
  });

  it('cannot turn the direction of the text', () => {
    expect(read(song('\u202egnp.exe'), 'auto').track?.title).toBe('gnp.exe');
  });

  it('does not reach prototypes', () => {
    const text =
      '{"now_playing":{"__proto__":{"song":{"title":"x"}},"song":{"__proto__":{"title":"y"},"artist":"Z"}}}';
    expect(read(text, 'song-list').track).toEqual(track('Z', ''));
    expect(({} as Record<string, unknown>).title).toBeUndefined();
  });

  it('has no way past the depth of the stack', () => {
    expect(readFeed('['.repeat(200_000), 'azuracast', options())).toEqual({ kind: 'unreadable' });
  });

  it.each([
    ['a title', song('x'.repeat(5_000_000))],
    ['`<` alone', '<'.repeat(5_000_000)],
    ['`<` in a title', song('<'.repeat(10_000))],
    ['a title of 10,000 letters', song('Faro '.repeat(2_000))],
  ])('a document of 5 MB or with a long text is read or not: %s', (_, text) => {
    const reading = readFeed(text, 'auto', options());
    const title = reading.kind === 'read' ? (reading.nowPlaying.track?.title ?? '') : '';
    expect(title.length).toBeLessThanOrEqual(500);
  });

  it('has 500 letters of a title of a megabyte', () => {
    expect(read(song('x'.repeat(1_000_000)), 'auto').track?.title).toHaveLength(500);
  });
});
