import { createPollRequest } from '@onda/core/poll/poll-request';
import { createPoller } from '@onda/core/poll/poller';
import { endings } from '@onda/core/testing/endings';
import { fakeAjax } from '@onda/core/testing/fake-ajax';
import { fakeClock } from '@onda/core/testing/fake-clock';
import { fakeHost } from '@onda/core/testing/fake-host';
import { fakePage } from '@onda/core/testing/fake-page';
import { fakeTabs } from '@onda/core/testing/fake-tabs';
import { domParsers } from '@onda/feeds/dom-parsers';
import { followFeed } from '@onda/now-playing/feed/feed-source';
import { followNowPlaying, loadDocumentReader } from '@onda/player/on-air/now-playing-source';
import { followList } from '@onda/views/live-list';
import { mostViewed } from '@onda/views/most-viewed-contract';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';

/** An hour of a page with one player, two now-playing widgets and three lists: what the visitor's tabs ask for. */
const HOUR_MS = 3_600_000;
/** 25 songs an hour. */
const SONG_MS = 144_000;
const LISTS = ['dia', 'semana', 'mes'];
const FOREIGN = 'https://other.test/ajax';
const FEED = 'https://radio.test/api/nowplaying/uno';

/** the player asks every 40 s where its page says so. */
const PLAYER = { stream: '', feedKind: 'azuracast', intervalSeconds: 40, preserveCase: true } as const;
const WIDGET = {
  id: '',
  feedKind: 'azuracast',
  img: '',
  providerHost: '',
  radioStream: '',
  radioName: '',
} as const;

/** The hour passes faster than code loads. */
beforeAll(async () => {
  const { prepare } = await loadDocumentReader();
  await prepare({ kind: 'azuracast', body: '' });
});

beforeEach(() => {
  class Observer {
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  document.body.replaceChildren();
});

function site(isOurs: boolean) {
  const clock = fakeClock();
  const start = clock.now();
  const song = () => Math.floor((clock.now() - start) / SONG_MS);
  /** Data that changes with each request: an hour without changes would be too cheap. */
  const quarter = () => Math.floor((clock.now() - start) / 15_000);
  const feed = () => feedOf(song(), start / 1_000);
  const answers = (key: string) =>
    key.startsWith('most-viewed')
      ? { version: `${quarter()}`, data: listOf(quarter()) }
      : { version: `${song()}`, data: { station: 'uno', kind: 'azuracast', body: feed() } };
  const ajax = fakeAjax({
    onda_poll: ({ want = {} }: { want?: Record<string, string> }) => ({
      success: true,
      data: Object.fromEntries(
        Object.entries(want).map(([key, known]) => {
          const { version, data } = answers(key);
          return [key, known === version ? { version } : { version, data }];
        }),
      ),
    }),
  });
  const foreign = fakeAjax({ spv_get_list: () => ({ success: true, data: listOf(quarter()) }) });
  const feeds: string[] = [];
  const get = async (url: string) => {
    feeds.push(url);
    return feed();
  };
  const openTab = fakeTabs();

  const where = isOurs ? { station: 'uno', feed: '' } : { station: '', feed: FEED };
  const api = { page: get, feed: get, nowPlaying: vi.fn() } as never;

  function tab() {
    const page = fakePage();
    const request = createPollRequest(ajax);
    const poller = createPoller({ clock, request, channel: openTab(), page, random: () => 0 });
    const setup = { poller, clock, api, parsers: domParsers(), hasServer: isOurs };
    const titles = new Set<string>();
    const player = followNowPlaying(setup, { ...PLAYER, ...where }, (reading) => {
      if (reading.kind === 'read') titles.add(reading.nowPlaying.track?.title ?? '');
    });
    const widget = { ...WIDGET, station: where.station, url: where.feed };
    const widgets = [1, 2].map(() => followFeed(setup, widget, () => true, vi.fn()));
    for (const { stop } of [player, ...widgets]) endings.add(stop);
    const lists = LISTS.map((listId) => {
      const host = fakeHost(mostViewed, '', { listId, ajaxUrl: isOurs ? '' : FOREIGN }, 'es');
      followList(host, { poller, clock, ajax, hasServer: isOurs, ajaxAt: () => foreign });
      return host.element;
    });
    return { page, titles, lists };
  }
  return { clock, tab, ajax, foreign, feeds };
}

/** AzuraCast's document: it says when the song ends. */
const feedOf = (song: number, startS: number) =>
  JSON.stringify({
    is_online: true,
    now_playing: {
      song: { artist: 'Faro', title: `Canción ${song}` },
      played_at: startS + (song * SONG_MS) / 1_000,
      duration: SONG_MS / 1_000,
    },
  });

const listOf = (views: number) => ({
  items: [
    {
      position: 1,
      title: 'una',
      permalink: 'https://radio.test/una',
      views,
      period_views: views,
      adjusted_total: 0,
    },
  ],
  show_count: true,
  numbers: ['period_views'],
});

it.each([1, 5])('costs at most 105 requests with %i tabs when our server answers', async (count) => {
  const { clock, tab, ajax, foreign, feeds } = site(true);
  const tabs = [];
  for (let opened = 0; opened < count; opened++) {
    for (const { page } of tabs) page.hide(true);
    tabs.push(tab());
    await clock.advance(5_000);
  }
  await clock.advance(HOUR_MS - count * 5_000);
  expect(ajax.calls.length).toBeLessThanOrEqual(105);
  // Each song is heard of, and each list followed.
  expect(tabs.at(-1)?.titles.size).toBeGreaterThanOrEqual(25);
  for (const list of tabs.at(-1)?.lists ?? []) expect(list.textContent).toMatch(/23\d visitas/);
  expect([foreign.calls, feeds]).toEqual([[], []]);
});

it.each([1, 5])(
  "is the specification's calls and intervals with %i tabs when others answer",
  async (count) => {
    const { clock, tab, ajax, foreign, feeds } = site(false);
    for (let opened = 0; opened < count; opened++) tab();
    await clock.advance(HOUR_MS);
    const perHour = (seconds: number) => HOUR_MS / 1_000 / seconds;
    const lists = foreign.calls.filter(({ action }) => action === 'spv_get_list');
    expect(lists.length).toBeGreaterThanOrEqual(LISTS.length * perHour(15));
    expect(lists.length).toBeLessThanOrEqual(LISTS.length * (perHour(15) + 1));
    expect(feeds.length).toBeLessThanOrEqual(perHour(40) + perHour(30) + 2);
    expect(feeds.length).toBeGreaterThanOrEqual(perHour(30));
    expect(ajax.calls).toEqual([]);
  },
);
