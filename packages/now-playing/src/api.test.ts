import { fakeAjax } from '@onda/core/testing/fake-ajax';
import { parseFeedDocument } from '@onda/feeds/feed-document';
import { describe, expect, it } from 'vitest';
import { createWidgetApi } from './api';

const signal = new AbortController().signal;
const FEED_LIMIT = 256 * 1024;

describe('what is asked', () => {
  it('is our server for a station, until the signal ends it', async () => {
    const ajax = fakeAjax({ onda_now_playing: { success: true, data: { kind: 'json', body: '{}' } } });
    expect(await createWidgetApi(ajax).nowPlaying('uno', signal)).toEqual({ kind: 'json', body: '{}' });
    expect(ajax.calls).toEqual([{ action: 'onda_now_playing', fields: { station: 'uno' }, signal }]);
  });

  it('is an address with the time in t, until the signal ends it', async () => {
    const ajax = fakeAjax({ 'https://radio.test/np?a=1&t=7': 'sur' });
    expect(await createWidgetApi(ajax).feed('https://radio.test/np?a=1', 7, signal)).toBe('sur');
    expect(ajax.calls[0]?.signal).toBe(signal);
  });

  it('is no feed where it is longer than 256 kB', async () => {
    const address = 'https://radio.test/np?t=7';
    const ajax = fakeAjax({ [address]: 'x'.repeat(FEED_LIMIT) });
    const { feed } = createWidgetApi(ajax);
    expect(await feed('https://radio.test/np', 7, signal)).toHaveLength(FEED_LIMIT);
    ajax.answer(address, 'x'.repeat(FEED_LIMIT + 1));
    await expect(feed('https://radio.test/np', 7, signal)).rejects.toMatchObject({ kind: 'unreadable' });
  });
});

it.each([
  null,
  'x',
  {},
  { kind: 'json' },
  { body: '{}' },
  { kind: 1, body: '{}' },
  { kind: 'json', body: {} },
])('refuses %j, which is no feed', (data) => {
  expect(() => parseFeedDocument(data)).toThrow('no feed document');
});
