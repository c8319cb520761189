import { AjaxError } from '@onda/core/http/ajax';
import type { Poller, Reader } from '@onda/core/poll/poller';
import { type Answer, fakeAjax } from '@onda/core/testing/fake-ajax';
import { fakeClock } from '@onda/core/testing/fake-clock';
import { domParsers } from '@onda/feeds/dom-parsers';
import { nowPlaying } from '@onda/feeds/now-playing';
import type { FeedReading } from '@onda/feeds/read-feed';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createPlayerApi } from '../api';
import { followNowPlaying, loadDocumentReader, type NowPlayingSetup } from './now-playing-source';

const STREAM = 'https://radio.test:8443/live.mp3';
const PAGES = {
  shoutcast2: 'https://radio.test:8443/stats?sid=1',
  shoutcast1: 'https://radio.test:8443/7.html',
  icecast: 'https://radio.test:8443/status-json.xsl?mount=/live.mp3',
  icecastHtml: 'https://radio.test:8443/status.xsl',
};

const icecast = (title: string) =>
  JSON.stringify({ icestats: { source: { listenurl: STREAM, stream_start: 'now', title } } });

/** A single test begins with modules of its own; what these load by then stays theirs. */
beforeAll(async () => {
  const { prepare } = await loadDocumentReader();
  await prepare({ kind: 'azuracast', body: '' });
  await prepare({ kind: 'icy', body: '' });
});

/** A poller that keeps what it was given: the test is its clock. */
function follow(
  setup: Partial<NowPlayingSetup>,
  answers: Record<string, Answer> = {},
  { hasServer = true, follow = followNowPlaying } = {},
) {
  const ajax = fakeAjax(answers);
  const readers: Reader[] = [];
  const poller: Poller = {
    add(reader) {
      readers.push(reader);
      return { wake() {}, refresh() {}, stop() {} };
    },
  };
  const heard: FeedReading[] = [];
  const dependencies = {
    poller,
    hasServer,
    api: createPlayerApi(ajax),
    clock: fakeClock(),
    parsers: domParsers(),
  };
  const whole = {
    station: '',
    stream: STREAM,
    feed: '',
    feedKind: 'auto',
    intervalSeconds: 40,
    preserveCase: true,
  };
  follow(dependencies, { ...whole, ...setup }, (reading) => heard.push(reading));
  const [reader] = readers;
  if (!reader) throw new Error('nothing follows');
  const title = () => {
    const last = heard.at(-1);
    return last?.kind === 'read' ? last.nowPlaying.track?.title : last?.kind;
  };
  const poll = async () => {
    const data = await reader.ask?.(new AbortController().signal);
    await reader.ready?.(data);
    reader.read(data);
  };
  return { ajax, reader, heard, title, poll, clock: dependencies.clock };
}

describe('the interval', () => {
  it.each([
    [40, 40],
    [30, 30],
    [29, 44],
    [0, 44],
    [120, 120],
  ])('of %i seconds is taken as %i', (seconds, taken) => {
    expect(follow({ intervalSeconds: seconds }).reader.intervalMs).toBe(taken * 1000);
  });
});

describe('a station of the settings', () => {
  it('is asked in the common request, and alone where nobody answers that', async () => {
    const { reader, poll, title, ajax } = follow(
      { station: 'uno' },
      { onda_now_playing: { success: true, data: { kind: 'icecast-json', body: icecast('Faro - Marea') } } },
    );
    expect(reader).toMatchObject({ key: 'now-playing:uno', isShared: true });
    await poll();
    expect(title()).toBe('Marea');
    expect(ajax.calls[0]?.fields).toEqual({ station: 'uno' });
  });

  it('shows the art that our server found for a song without', async () => {
    const art = 'https://found.test/marea.jpg';
    const data = { kind: 'icecast-json', body: icecast('Faro - Marea'), art };
    const { poll, heard } = follow({ station: 'uno' }, { onda_now_playing: { success: true, data } });
    await poll();
    expect(heard).toMatchObject([{ nowPlaying: { track: { title: 'Marea', art } } }]);
  });

  it('is as our server told it, and its document as soon as somebody wants all of it', async () => {
    vi.resetModules();
    const source = await import('./now-playing-source');
    const told = { kind: 'read', nowPlaying: nowPlaying({ track: { title: 'Norte', artist: '', art: '' } }) };
    const art = 'https://found.test/norte.jpg';
    const data = { kind: 'icecast-json', body: icecast('Faro - Marea'), art };
    const { poll, title, heard } = follow(
      { station: 'uno', toldIn: (answer) => (answer === data ? (told as FeedReading) : null) },
      { onda_now_playing: { success: true, data } },
      { follow: source.followNowPlaying },
    );
    await poll();
    expect(title()).toBe('Norte');
    expect(heard).toMatchObject([{ nowPlaying: { track: { art } } }]);
    await source.loadDocumentReader();
    await poll();
    expect(title()).toBe('Marea');
  });

  it('is read here where our server told nothing for the element', async () => {
    vi.resetModules();
    const source = await import('./now-playing-source');
    const { poll, title } = follow(
      { station: 'uno', toldIn: () => null },
      { onda_now_playing: { success: true, data: { kind: 'icecast-json', body: icecast('Faro - Marea') } } },
      { follow: source.followNowPlaying },
    );
    await poll();
    expect(title()).toBe('Marea');
  });

  it('is the stream server’s business on a page without a server of ours', () => {
    const { reader } = follow({ station: 'uno' }, {}, { hasServer: false });
    expect(reader.isShared).toBe(false);
    expect(reader.key).not.toContain('uno');
  });

  it('refuses a reply of another shape', () => {
    const { reader } = follow({ station: 'uno' });
    for (const data of [null, 5, 'text', [], { kind: 'icecast-json' }, { body: '' }]) {
      expect(() => reader.read(data)).toThrow('no feed document');
    }
  });
});

describe('a feed that fails', () => {
  it('leaves the last track standing for two polls', async () => {
    const { reader, poll, title } = follow(
      { feed: 'https://radio.test/np' },
      { 'https://radio.test/np': icecast('A - B') },
    );
    await poll();
    reader.failed?.(new AjaxError('timeout'), 1);
    reader.failed?.(new AjaxError('timeout'), 2);
    expect(title()).toBe('B');
    reader.failed?.(new AjaxError('timeout'), 3);
    expect(title()).toBe('unreadable');
    await poll();
    expect(title()).toBe('B');
  });

  it('is told at once when it never was read', () => {
    const { reader, title } = follow({});
    reader.failed?.(new AjaxError('offline'), 1);
    expect(title()).toBe('unreadable');
  });

  it.each([
    ['', 'unreadable'],
    ['<html>hello', 'unknown'],
    ['{"icestats": nonsense', 'unreadable'],
  ])('is told at once when it answers %j', async (body, kind) => {
    const { poll, title } = follow({ feed: 'https://radio.test/np' }, { 'https://radio.test/np': body });
    await poll();
    expect(title()).toBe(kind);
  });

  it('is not read beyond 256 kB', async () => {
    const { poll } = follow(
      { feed: 'https://radio.test/np' },
      { 'https://radio.test/np': ' '.repeat(1_000_000) },
    );
    await expect(poll()).rejects.toThrow(AjaxError);
  });
});

describe('without a feed', () => {
  it('the pages of the stream server are asked in the order of the spec, and then only the one that answered', async () => {
    const { poll, title, ajax } = follow({}, { [PAGES.icecast]: icecast('Faro - Marea') });
    await poll();
    expect(title()).toBe('Marea');
    expect(ajax.calls.map(({ action }) => action)).toEqual([
      PAGES.shoutcast2,
      PAGES.shoutcast1,
      PAGES.icecast,
    ]);
    ajax.answer(PAGES.icecast, icecast('Faro - Norte'));
    await poll();
    expect(title()).toBe('Norte');
    expect(ajax.calls).toHaveLength(4);
  });

  it('a page that is found and lost is looked for again', async () => {
    const { poll, title, ajax } = follow({}, { [PAGES.icecast]: icecast('A - B') });
    await poll();
    ajax.answer(PAGES.icecast, new AjaxError('failed', 404));
    await expect(poll()).rejects.toThrow(AjaxError);
    ajax.answer(PAGES.shoutcast1, '<body>1,1,1,1,1,128,Faro - Norte</body>');
    await poll();
    expect(title()).toBe('Norte');
  });

  it('pages that all say something else are an unknown kind', async () => {
    const page = '<!doctype html><p>Welcome';
    const { poll, title } = follow({}, Object.fromEntries(Object.values(PAGES).map((url) => [url, page])));
    await poll();
    expect(title()).toBe('unknown');
  });

  it('pages that cannot be had are a failure', async () => {
    await expect(follow({}).poll()).rejects.toThrow('no status page');
  });

  it('a stream that is no address asks nobody', async () => {
    const { poll, ajax } = follow({ stream: 'not an address' });
    await expect(poll()).rejects.toThrow('no status page');
    expect(ajax.calls).toEqual([]);
  });
});

/** The delay as the poller asks for it: the reader of the document is at hand first. */
async function nextDelay(reader: Reader, data: unknown): Promise<number | undefined> {
  await reader.ready?.(data);
  return reader.nextDelay?.(data);
}

it('waits for the end of the song when the feed tells it', async () => {
  const { reader, clock } = follow({ station: 'uno' });
  const now = clock.now() / 1000;
  const song = { title: 'Marea', artist: 'Faro', art: '' };
  const body = JSON.stringify({
    is_online: true,
    now_playing: { played_at: now - 60, duration: 200, elapsed: 60, remaining: 140, song },
  });
  expect(await nextDelay(reader, { kind: 'azuracast', body })).toBe(142_000);
  expect(await nextDelay(reader, { kind: 'icecast-json', body: icecast('A - B') })).toBeUndefined();
});

it('believes no end of a song that begins in the future: the clock of the visitor is behind', async () => {
  const { reader, clock } = follow({ station: 'uno' });
  const tomorrow = clock.now() / 1000 + 86_400;
  const now_playing = { played_at: tomorrow - 60, duration: 200, song: { title: 'Marea' } };
  const body = JSON.stringify({ is_online: true, now_playing });
  expect(await nextDelay(reader, { kind: 'azuracast', body })).toBeUndefined();
});

it.each([
  [false, 'Los Faros'],
  [true, 'LOS FAROS'],
])('with preserveOriginalUpperLowerCase %s the artist LOS FAROS is %s', async (preserveCase, artist) => {
  const { poll, heard } = follow({ preserveCase }, { [PAGES.icecast]: icecast('LOS FAROS - MAREA') });
  await poll();
  expect(heard).toMatchObject([{ nowPlaying: { track: { artist, title: 'MAREA' } } }]);
});
