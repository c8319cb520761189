import { afterEach, expect, it, vi } from 'vitest';
import { fakeClock } from '../testing/fake-clock';
import { fakeFetch } from '../testing/fake-fetch';
import { createPollFiles } from './poll-files';

const BASE = '/wp-content/uploads/onda/polls/';
const START = 1_700_000_000_000;
const VERSION = { version: 'a', data: { title: 'Uno' } };

afterEach(() => vi.restoreAllMocks());

/** A file that is due so many seconds after the start of the clock. */
const file = (due: number, headers: Record<string, string> = {}, body: object = VERSION) => {
  return () => new Response(JSON.stringify({ due: START / 1000 + due, ...body }), { headers });
};
const missing = () => new Response('<html>', { status: 404 });

function files(...answers: Parameters<typeof fakeFetch>) {
  const clock = fakeClock(START);
  const { calls, fetch } = fakeFetch(...answers);
  const { read } = createPollFiles({ base: BASE, fetch, clock, random: () => 0.5 });
  return { clock, read, calls, urls: () => calls.map(({ url }) => url.slice(BASE.length)) };
}

it('reads the answer, and asks every cache on the way whether it is current', async () => {
  const { read, calls } = files(file(5));
  expect(await read('now-playing:uno')).toMatchObject(VERSION);
  expect(calls).toMatchObject([{ url: `${BASE}now-playing-uno.json`, init: { cache: 'no-cache' } }]);
});

it('leaves an answer that is overdue for longer than a crowd would to the server, at once', async () => {
  const { read, urls } = files(file(-4));
  expect(await read('now-playing:uno')).toBeUndefined();
  expect(urls()).toHaveLength(1);
});

it('waits a moment with one that is just due, and reads what another reader renewed', async () => {
  const { read, clock } = files(file(-1), file(4, {}, { version: 'b' }));
  const answer = read('now-playing:uno');
  await clock.advance(1_499);
  expect(await Promise.race([answer, 'waiting'])).toBe('waiting');
  await clock.advance(1);
  expect(await answer).toMatchObject({ version: 'b' });
});

it('leaves it to the server when nobody renewed it', async () => {
  const { read, clock, urls } = files(file(-1));
  const answer = read('now-playing:uno');
  await clock.advance(1_500);
  expect(await answer).toBeUndefined();
  expect(urls()).toHaveLength(2);
});

it('measures the age by the clock of the server', async () => {
  const date = (ms: number) => ({ date: new Date(START + ms).toUTCString() });
  expect(await files(file(5, date(10_000))).read('a')).toBeUndefined();
  expect(await files(file(-60, date(-70_000))).read('a')).toMatchObject(VERSION);
});

it('passes by a cache that holds a file for too long', async () => {
  const held = file(-60, { date: new Date(START - 70_000).toUTCString(), age: '70' });
  const { read, urls } = files(held, file(5));
  expect(await read('a')).toBeUndefined();
  expect(await read('a')).toMatchObject(VERSION);
  expect(urls()).toEqual(['a.json', `a.json?${START / 5_000}`]);
});

it('passes by it also where the file is due in this very moment', async () => {
  const held = file(-60, { date: new Date(START - 130_000).toUTCString(), age: '70' });
  const { read, clock, urls } = files(held, held, file(5));
  const answer = read('a');
  await clock.advance(1_500);
  await answer;
  expect(urls()[1]).toBe(`a.json?${Math.floor((START + 1_500) / 5_000)}`);
});

it.each([
  ['is missing', missing],
  ['is no JSON', () => new Response('<html>')],
  ['does not come', () => new TypeError('failed')],
])('leaves a file alone for five minutes that %s', async (_, answer) => {
  const { read, clock, urls } = files(answer, file(500));
  expect(await read('a')).toBeUndefined();
  await clock.advance(299_999);
  expect(await read('a')).toBeUndefined();
  expect(urls()).toHaveLength(1);
  await clock.advance(1);
  expect(await read('a')).toMatchObject(VERSION);
});

it('leaves an emptied file to the server', async () => {
  expect(await files(file(5, {}, {})).read('a')).toBeUndefined();
});

it('passes on that the server has no answer', async () => {
  expect(await files(file(5, {}, { error: 'feed_unavailable' })).read('a')).toMatchObject({
    error: 'feed_unavailable',
  });
});

it('makes no address of a key that is no name', async () => {
  const { read, urls } = files(file(5));
  expect(await read('feed:https://radio.test/../x')).toBeUndefined();
  expect(urls()).toEqual([]);
});
