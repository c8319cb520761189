import { describe, expect, it } from 'vitest';
import type { FeedOptions } from '../feed-options';
import type { Track } from '../now-playing';
import { fixture } from './fixture';
import { readerFor, track } from './read';

const readIcecastHtml = readerFor('icecast-html');
const readPlayedHtml = readerFor('played-html');
const readShoutcast2Xml = readerFor('shoutcast2-xml');

/** The tests of Shoutcast's stats, whose named entities an HTML parser knows. */
export function xmlSuite(parseHtml: FeedOptions['parseHtml']): void {
  const read = (text: string) => readShoutcast2Xml(text, { parseHtml });
  const titled = (title: string) =>
    fixture('feeds/shoutcast2-stats.xml').replace(
      /<SONGTITLE>.*<\/SONGTITLE>/,
      () => `<SONGTITLE>${title}</SONGTITLE>`,
    );

  describe('stats of Shoutcast 2 in XML', () => {
    it('reads the captured shapes', () => {
      expect(read(fixture('feeds/shoutcast2-stats.xml'))?.track).toEqual(
        track("Guns N' Roses", "Don't Cry & more"),
      );
      expect(read(fixture('feeds/shoutcast2-stats-three-spaces.xml'))?.track).toEqual(
        track('Soda Stereo', 'De Musica Ligera'),
      );
      expect(read(fixture('feeds/shoutcast2-stats-offline.xml'))).toMatchObject({
        isOnline: false,
        track: null,
      });
    });

    it.each([
      ['Tom & Jerry - R&B', track('Tom & Jerry', 'R&B')],
      ['Caf&eacute; - &iquest;Qu&eacute;? &what;', track('Café', '¿Qué? &what;')],
      ['A - \u0001B', track('A', 'B')],
      ['&lt;img src=x onerror=alert(1)&gt;', track('', '<img src=x onerror=alert(1)>')],
      ['&amp;lt;b&amp;gt;', track('', '&lt;b&gt;')],
      ['', null],
    ])('reads the title %s', (title, expected) => {
      expect(read(titled(title))).toMatchObject({ isOnline: true, track: expected });
    });

    it('knows who presents', () => {
      expect(read(titled('A - B').replace('<DJ></DJ>', '<DJ>Ana</DJ>'))?.live).toEqual({
        isLive: true,
        name: 'Ana',
      });
    });

    it.each(['', 'no', '<a/>', '<SHOUTCASTSERVER><SONGTITLE>A', '<html><body>404</body></html>'])(
      'is unreadable: %s',
      (text) => expect(read(text)).toBeNull(),
    );
  });
}

/** The tests of status pages with an HTML parser. */
export function htmlSuite(parseHtml: FeedOptions['parseHtml']): void {
  const options = { parseHtml };

  describe('status.xsl of Icecast', () => {
    const read = (text: string, mount: string) =>
      readIcecastHtml(text, { ...options, streamUrl: `http://radio.test:8000${mount}` });

    it.each<[string, string, boolean, Track | null]>([
      ['0-sources', '/live.mp3', false, null],
      ['1-source', '/live.mp3', true, track('Coldplay', 'Viva La Vida')],
      ['1-source', '/live', true, track('Coldplay', 'Viva La Vida')],
      ['2-sources', '/live', false, null],
      ['1-source-no-metadata', '/live.mp3', true, null],
      ['2-sources', '/alt.ogg', true, null],
      ['2-sources', '/live.mp3', true, track('Coldplay', 'Viva La Vida')],
      ['2-sources-with-title', '/live.mp3', true, track('Soda Stereo', 'De Música Ligera')],
      ['2-sources-artist-title-split-mp3', '/live.mp3', true, track('Shakira', 'Ojos Así')],
      ['3-sources-ogg-tags', '/tags.ogg', true, track('Café Tacvba', 'Eres')],
      ['many-sources', '/live.mp3', true, track('Shakira - Ñandú', 'Niño')],
      ['many-sources', '/o.opus', true, null],
    ])('%s, mount %s: online %s', (name, mount, isOnline, expected) => {
      expect(read(fixture(`icecast/status.${name}.html`), mount)).toMatchObject({
        isOnline,
        track: expected,
      });
    });

    it('reads the words of the versions before and after', () => {
      const old =
        '<title>Icecast</title><h3>Mount Point /live</h3><table><tr><td>Current Song:</td><td class="streamdata">A - B</td></tr></table>';
      const newer =
        '<title>Icecast</title><h3>Mountpoint <code>/live</code></h3><table><tr><td>Currently playing:</td><td class="streamstats">A - B</td></tr></table>';
      expect(read(old, '/live')?.track).toEqual(track('A', 'B'));
      expect(read(newer, '/live')?.track).toEqual(track('A', 'B'));
    });

    it('is unreadable when the page is of something else', () => {
      expect(read('<h1>404</h1>', '/live')).toBeNull();
    });
  });

  describe('played.html of Shoutcast', () => {
    const at = (time: string) => Date.parse(`2026-11-21T${time}Z`);
    const read = (text: string, now?: number) => readPlayedHtml(text, { ...options, now });

    it('reads the unclosed cells of version 1', () => {
      expect(read(fixture('feeds/shoutcast1-played.html'))).toMatchObject({
        track: track('Inocentes', 'Um Cara Qualquer'),
        startedAt: null,
        history: [
          { ...track('redzed', 'I NEED A REHAB'), playedAt: null },
          { ...track('Tom & Jerry', 'Song'), playedAt: null },
        ],
      });
    });

    it('reads version 2, and times in whatever zone the server stands', () => {
      // 13:02:43 there is 16:02:43 here
      const page = read(fixture('feeds/shoutcast2-played.html'), at('16:05:00'));
      expect(page).toMatchObject({ track: track('DAVID BOWIE', 'MODERN LOVE'), startedAt: at('16:02:43') });
      expect(page?.history).toEqual([
        { ...track('04', 'A SUA RADIO FAVORITA'), playedAt: at('16:02:32') },
        { ...track('', 'Locucao de hora'), playedAt: at('16:02:27') },
        { ...track('CAKE', 'GUITAR MAN'), playedAt: at('15:58:25') },
      ]);
    });

    it('counts back over midnight', () => {
      const rows =
        '<tr><td>00:01:00</td><td>A - B</td><td><b>Current Song</b></td></tr><tr><td>23:59:00</td><td>C - D</td></tr>';
      const page = read(`<table><tr><td>Played @</td></tr>${rows}</table>`, at('12:02:00'));
      expect(page?.history[0]?.playedAt).toBe(at('11:59:00'));
    });

    it('skips rows without a title, and a song called Current Song is a song', () => {
      const rows =
        '<tr><td>10:00:00</td><td></td></tr><tr><td>09:00:00</td><td>Empty Title</td></tr><tr><td>08:00:00</td><td>X - Current Song</td></tr>';
      expect(read(`<table><tr><td>Played @</td></tr>${rows}</table>`)).toMatchObject({
        track: null,
        history: [track('X', 'Current Song')],
      });
    });

    it('is unreadable when the page is of something else', () => {
      expect(read('<table><tr><td>10:00:00</td><td>A - B</td></tr></table>')).toBeNull();
    });
  });
}
