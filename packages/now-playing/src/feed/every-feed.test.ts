// @vitest-environment jsdom
import type { Reader } from '@onda/core/poll/poller';
import { fakeClock } from '@onda/core/testing/fake-clock';
import { domParsers } from '@onda/feeds/dom-parsers';
import { fixture } from '@onda/feeds/testing/fixture';
import { expect, it } from 'vitest';
import type { WidgetApi } from '../api';
import type { WidgetAttributes } from '../widget-host';
import { followFeed } from './feed-source';
import type { Reading } from './reading';

const ATTRIBUTES: WidgetAttributes = {
  id: '',
  station: '',
  url: 'https://radio.test/feed',
  feedKind: 'auto',
  img: '',
  providerHost: '',
  radioStream: '',
  radioName: '',
};

/** The reader that the widget gives to the poller, and the readings that it received. */
function following(attributes: Partial<WidgetAttributes>, document = '') {
  const api: WidgetApi = { nowPlaying: async () => null, feed: async () => document };
  const readers: Reader[] = [];
  const handle = { wake() {}, refresh() {}, stop() {} };
  const add = (reader: Reader) => {
    readers.push(reader);
    return handle;
  };
  const heard: Reading[] = [];
  const clock = fakeClock();
  const setup = { poller: { add }, api, clock, parsers: domParsers(), hasServer: true };
  followFeed(
    setup,
    { ...ATTRIBUTES, ...attributes },
    () => true,
    (reading) => heard.push(reading),
  );
  return { reader: readers[0], heard, clock };
}

/** The one answer of a server with this document, as the widget reads it. */
async function readingOf(path: string, feedKind: WidgetAttributes['feedKind']): Promise<Reading | undefined> {
  const { reader, heard } = following({ feedKind }, fixture(path));
  reader?.read(await reader.ask?.(new AbortController().signal));
  return heard[0];
}

it('waits for the end of the song, unless the clock of the visitor is behind', () => {
  const { reader, clock } = following({ station: 'uno' });
  const delay = (startsIn: number) => {
    const now_playing = {
      played_at: clock.now() / 1000 + startsIn,
      duration: 200,
      song: { title: 'Marea' },
    };
    return reader?.nextDelay?.({
      kind: 'azuracast',
      body: JSON.stringify({ is_online: true, now_playing }),
    });
  };
  expect([delay(-60), delay(86_400)]).toEqual([142_000, undefined]);
});

it.each([
  ['icecast-json', 'icecast/status-json.1-source.json', 'Viva La Vida'],
  ['icecast-html', 'icecast/status.1-source.html', 'Viva La Vida'],
  ['shoutcast1', 'feeds/shoutcast1-7.html', 'September'],
  ['shoutcast2-xml', 'feeds/shoutcast2-stats.xml', "Don't Cry & more"],
  ['shoutcast2-json', 'feeds/shoutcast2-stats.json', 'De Música Ligera'],
  ['played-html', 'feeds/shoutcast1-played.html', 'Um Cara Qualquer'],
  ['radioco', 'feeds/radioco-status.json', 'Viva La Vida'],
  ['azuracast', 'feeds/azuracast-nowplaying.json', 'Aluko River'],
  ['song-list', 'feeds/spec-feed-style1.json', 'Ojos Así'],
  ['track-list', 'feeds/spec-feed-style2.json', 'Ojos Así'],
] as const)('a feed of the kind %s tells the same song, named or found out', async (kind, path, title) => {
  const songs = async (feedKind: typeof kind | 'auto') => {
    const reading = await readingOf(path, feedKind);
    return reading?.kind === 'read' ? reading.nowPlaying : undefined;
  };
  const named = await songs(kind);
  expect(named?.track?.title).toBe(title);
  expect(await songs('auto')).toEqual(named);
});
