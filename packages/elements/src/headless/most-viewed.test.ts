import { pass } from '@onda/core/testing/pass';
import { expect, it } from 'vitest';
import { AJAX, follow, json, openPage } from '../testing/headless-page';
import { openMostViewed } from './most-viewed';

const OTHER = 'https://other.test/ajax.php';
const item = { position: 4, title: 'Una', permalink: 'https://radio.test/una', views: 30, adjusted_total: 9 };
const list = { items: [item], show_count: true, numbers: ['views'] };
const SHOWN = {
  position: 4,
  title: 'Una',
  permalink: 'https://radio.test/una',
  numbers: [{ field: 'views', value: 30 }],
};

it('asks its own server in the common request of the page, every 15 s while somebody listens', async () => {
  const page = openPage(json({ success: true, data: { 'most-viewed:top': { version: '1', data: list } } }));
  const store = openMostViewed({ list: 'top' });
  const { heard, leave } = follow(store);
  expect(store.getState()).toEqual({ state: 'loading', items: [] });
  await pass(300);
  expect(heard).toEqual([{ state: 'ready', items: [SHOWN] }]);
  expect(page.asked()).toEqual([[AJAX, { action: 'onda_poll', 'want[most-viewed:top]': '' }]]);
  await pass(14_000);
  expect(page.asked()).toHaveLength(1);
  await pass(2_000);
  expect(page.asked()).toHaveLength(2);
  leave();
  await pass(60_000);
  expect(page.asked()).toHaveLength(2);
  expect(store.getState()).toEqual(store.getInitialState());
});

it('asks another server alone, with its nonce, and a failure leaves the last list', async () => {
  const page = openPage(json({ success: true, data: list }));
  const { heard } = follow(openMostViewed({ list: 'top', ajaxUrl: OTHER, nonce: 'abc' }));
  await pass(300);
  expect(page.asked()).toEqual([[OTHER, { action: 'spv_get_list', list_id: 'top', nonce: 'abc' }]]);
  page.answer(() => new Response('', { status: 500 }));
  await pass(60_000);
  expect(heard.map(({ state, items }) => [state, items.length])).toEqual([
    ['ready', 1],
    ...heard.slice(1).map(() => ['failed', 1]),
  ]);
  expect(heard.length).toBeGreaterThan(1);
});

it('fails without a list before the first came', async () => {
  openPage(json({ success: true, data: { items: 'none' } }));
  const { heard } = follow(openMostViewed({ list: 'top', ajaxUrl: `${OTHER}?2` }));
  await pass(300);
  expect(heard[0]).toEqual({ state: 'failed', items: [] });
});

it('two that name the same list share it, and two servers do not', () => {
  const [one, other] = [{ list: 'a' }, { list: 'a', ajaxUrl: OTHER }];
  expect(openMostViewed(one)).toBe(openMostViewed({ ...one }));
  expect(openMostViewed(one)).not.toBe(openMostViewed(other));
  expect(openMostViewed(one)).not.toBe(openMostViewed({ list: 'b' }));
});
