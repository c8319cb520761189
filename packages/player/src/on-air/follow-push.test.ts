import { domParsers } from '@onda/feeds/dom-parsers';
import type { FeedReading } from '@onda/feeds/read-feed';
import { afterEach, expect, it, vi } from 'vitest';
import { azuracastFrame, stubEventSource } from '../testing/fake-event-source';
import { followPush } from './follow-push';

const SETUP = {
  station: 'uno',
  stream: 'https://radio.test/listen/uno/live.mp3',
  feed: 'https://radio.test/api/nowplaying/uno',
  feedKind: 'azuracast',
  intervalSeconds: 40,
  preserveCase: true,
};

afterEach(() => vi.unstubAllGlobals());

function follow(more: Partial<typeof SETUP> = {}, demand = { isWanted: true }) {
  const sources = stubEventSource();
  const heard: FeedReading[] = [];
  const feed = followPush(
    { parsers: domParsers() },
    { ...SETUP, ...more },
    {
      answer: () => ({ leaveOut: ['Now on air:'], charset: 'windows-1251' }),
      isWanted: () => demand.isWanted,
      apply: (reading) => heard.push(reading),
      changed() {},
    },
  );
  return { ...feed, sources, heard, demand };
}

it('hears each song that AzuraCast pushes, and nothing of the frames between them', async () => {
  const { sources, heard, isLive, close } = follow();
  await vi.dynamicImportSettled();
  for (const data of ['{}', '<html>', azuracastFrame('Marea'), '{}', azuracastFrame('Norte')])
    sources.last().push(data);
  expect(heard).toMatchObject([
    { nowPlaying: { track: { title: 'Marea' } } },
    { nowPlaying: { track: { title: 'Norte' } } },
  ]);
  expect(isLive()).toBe(true);
  close();
});

it.each([
  ['Now on air: Marea', 'Marea'],
  ['Ñóäàðóøêà', 'Сударушка'],
])('reads the pushed title %s by the notes of our server', async (pushed, title) => {
  const { sources, heard, close } = follow();
  await vi.dynamicImportSettled();
  sources.last().push(azuracastFrame(pushed));
  expect(heard).toMatchObject([{ nowPlaying: { track: { title } } }]);
  close();
});

it('asks for no push before it is wanted', async () => {
  const { sources, demand, wake, close } = follow({}, { isWanted: false });
  await vi.dynamicImportSettled();
  expect(sources.opened).toHaveLength(0);
  demand.isWanted = true;
  wake();
  await vi.dynamicImportSettled();
  expect(sources.opened).toHaveLength(1);
  close();
});

it.each([
  ['another kind of feed', { feedKind: 'song-list' }],
  ['no feed', { feed: '' }],
  ['a feed without a channel', { feed: 'https://radio.test/api/nowplaying/1' }],
])('asks for no push with %s', async (_, more) => {
  const { sources, isLive } = follow(more);
  await vi.dynamicImportSettled();
  expect([sources.opened.length, isLive()]).toEqual([0, false]);
});

it('opens nothing when it is closed before its code has come', async () => {
  const { close, sources } = follow();
  close();
  await vi.dynamicImportSettled();
  expect(sources.opened).toHaveLength(0);
});

it('tries again at the next wake when its code did not come', async () => {
  vi.resetModules();
  vi.doMock('./live-feed', () => Promise.reject(new Error('offline')));
  const { followPush: follower } = await import('./follow-push');
  const sources = stubEventSource();
  const { wake, close } = follower({ parsers: domParsers() }, SETUP, {
    answer() {},
    isWanted: () => true,
    apply() {},
    changed() {},
  });
  await vi.dynamicImportSettled();
  expect(sources.opened).toHaveLength(0);
  vi.doUnmock('./live-feed');
  wake();
  await vi.dynamicImportSettled();
  expect(sources.opened).toHaveLength(1);
  close();
});
