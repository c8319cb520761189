import { pass } from '@onda/core/testing/pass';
import { expect, it } from 'vitest';
import { AJAX, follow, json, openPage } from '../testing/headless-page';
import { openNowPlaying } from './now-playing';

const FEED = 'https://radio.test/status-json.xsl';
const STREAM = 'https://radio.test/uno';

/** An Icecast whose stream plays this title. */
const icecast = (title: string) => ({
  icestats: { source: { listenurl: STREAM, stream_start: 'now', artist: 'Los Faros', title } },
});
const told = (station: string, title: string) => {
  const data = {
    station,
    kind: 'icecast-json',
    body: JSON.stringify(icecast(title)),
    fetchedAt: 1,
    stale: false,
  };
  return json({ success: true, data: { [`now-playing:${station}`]: { version: title, data } } });
};
const track = (title: string) => expect.objectContaining({ title, artist: 'Los Faros' });

it('follows a station of the site, remembers what was heard before, and forgets it when nobody listens', async () => {
  const page = openPage(told('uno', 'Marea'));
  const store = openNowPlaying({ station: 'uno' });
  const { heard, leave } = follow(store);
  expect(store.getState()).toEqual({ feed: 'unasked', track: null, history: [] });
  await pass(300);
  expect(heard).toEqual([{ feed: 'read', track: track('Marea'), history: [] }]);
  expect(page.asked()).toEqual([[AJAX, { action: 'onda_poll', 'want[now-playing:uno]': '' }]]);
  page.answer(told('uno', 'Faro'));
  await pass(39_000);
  expect(heard).toHaveLength(1);
  await pass(2_000);
  expect(heard[1]).toEqual({ feed: 'read', track: track('Faro'), history: [track('Marea')] });
  const { playedAt } = heard[1]?.history[0] ?? {};
  expect(Date.now() - Number(playedAt)).toBeLessThan(2_000);
  leave();
  await pass(120_000);
  expect([page.asked(), heard.length]).toEqual([[expect.anything()], 2]);
  expect(store.getState()).toEqual(store.getInitialState());
});

it('asks the feed of a stream that the site does not know, as often as it is told', async () => {
  const page = openPage(json(icecast('Marea')));
  const { heard } = follow(
    openNowPlaying({ stream: STREAM, feed: FEED, feedKind: 'icecast-json', interval: 60 }),
  );
  await pass(300);
  expect(heard.at(-1)).toEqual({ feed: 'read', track: track('Marea'), history: [] });
  const before = page.asked().length;
  await pass(58_000);
  expect(page.asked()).toHaveLength(before);
  await pass(3_000);
  expect(page.asked().length).toBeGreaterThan(before);
  expect(page.asked().map(([url]) => new URL(url).origin)).toContain('https://radio.test');
});

it('says where nothing can be read', async () => {
  openPage(() => new Response('<html>', { status: 200 }));
  const { heard } = follow(openNowPlaying({ stream: STREAM, feed: `${FEED}?2`, feedKind: 'icecast-json' }));
  await pass(1_000);
  expect(heard.at(-1)).toEqual({ feed: 'unreadable', track: null, history: [] });
});

it('two that name the same share one look, others have their own', () => {
  expect(openNowPlaying({ station: 'a' })).toBe(openNowPlaying({ station: 'a' }));
  expect(openNowPlaying({ station: 'a' })).not.toBe(openNowPlaying({ station: 'b' }));
});
