import { AjaxError } from '@onda/core/http/ajax';
import { fakeAjax } from '@onda/core/testing/fake-ajax';
import { expect, it } from 'vitest';
import { createListApi, parseList } from './api';

const signal = new AbortController().signal;
const refused = new AjaxError('refused', 403, { success: false, data: { code: 'invalid_nonce' } });
const ok = (data: unknown) => ({ success: true, data });
const item = { position: 1, title: 'Una', permalink: 'https://radio.test/una', views: 30, period_views: 12 };

it('asks as the specification says', async () => {
  const ajax = fakeAjax({ spv_get_list: ok({ items: [] }) });
  await createListApi(ajax, 'abc').list('top', signal);
  expect(ajax.calls.map(({ action, fields }) => [action, fields])).toEqual([
    ['spv_get_list', { list_id: 'top', nonce: 'abc' }],
  ]);
});

it('ends its requests with the signal', async () => {
  const ajax = fakeAjax({ spv_get_list: refused, spv_refresh_nonce: ok('new') });
  await expect(createListApi(ajax, 'abc').list('top', signal)).rejects.toBe(refused);
  expect(ajax.calls.map((call) => call.signal)).toEqual([signal, signal, signal]);
});

it.each([
  ['another failure', new AjaxError('failed', 500)],
  ['what is no answer', new TypeError('broken')],
  ['the status of something else', Object.assign(new Error('broken'), { status: 403 })],
])('refreshes no nonce for %s', async (_, failure) => {
  const ajax = fakeAjax({ spv_get_list: failure, spv_refresh_nonce: ok('new') });
  await expect(createListApi(ajax, 'abc').list('top', signal)).rejects.toBe(failure);
  expect(ajax.calls).toHaveLength(1);
});

it('refreshes a stale nonce and asks once more', async () => {
  const ajax = fakeAjax({
    spv_get_list: ({ nonce }: { nonce?: string }) => (nonce === 'new' ? ok({ items: [] }) : refused),
    spv_refresh_nonce: ok('new'),
  });
  const api = createListApi(ajax, 'old');
  await api.list('top', signal);
  await api.list('top', signal);
  expect(ajax.calls.map(({ action }) => action)).toEqual([
    'spv_get_list',
    'spv_refresh_nonce',
    'spv_get_list',
    'spv_get_list',
  ]);
});

it('does so once a failure cycle, and again after an answer', async () => {
  const ajax = fakeAjax({ spv_get_list: refused, spv_refresh_nonce: ok('new') });
  const api = createListApi(ajax, 'old');
  for (const _ of [1, 2, 3]) await expect(api.list('top', signal)).rejects.toBe(refused);
  const actions = () => ajax.calls.map(({ action }) => action).join();
  expect(actions()).toBe('spv_get_list,spv_refresh_nonce,spv_get_list,spv_get_list,spv_get_list');
  ajax.answer('spv_get_list', ok({ items: [] }));
  await api.list('top', signal);
  ajax.answer('spv_get_list', refused);
  await expect(api.list('top', signal)).rejects.toBe(refused);
  expect(actions().match(/spv_refresh_nonce/g)).toHaveLength(2);
});

it.each([
  ['is refused', new AjaxError('refused', 403)],
  ['says no', { success: false }],
  ['says neither yes nor no', { data: 'new' }],
  ['says no, with a text', { success: false, data: 'new' }],
  ['says no text', ok({ nonce: 'x' })],
])('fails when the refresh %s', async (_, answer) => {
  const ajax = fakeAjax({ spv_get_list: refused, spv_refresh_nonce: answer });
  await expect(createListApi(ajax, '').list('top', signal)).rejects.toMatchObject({
    status: expect.any(Number),
  });
  expect(ajax.calls).toHaveLength(2);
});

it('reads an item of ours with the numbers that the owner shows', () => {
  const list = parseList({
    items: [{ ...item, adjusted_total: 9 }],
    show_count: true,
    numbers: ['period_views', 'adjusted_total', 'x'],
    views_label: 'lecturas',
    total_label: 'oyentes',
  });
  expect(list).toEqual({
    items: [
      {
        position: 1,
        title: 'Una',
        permalink: 'https://radio.test/una',
        numbers: [
          { field: 'period_views', value: 12 },
          { field: 'adjusted_total', value: 9 },
        ],
      },
    ],
    viewsLabel: 'lecturas',
    totalLabel: 'oyentes',
  });
});

it.each<[string, Record<string, unknown>, string[]]>([
  [
    'views of the period and the total',
    { ...item, adjusted_total: 9 },
    ['period_views 12', 'adjusted_total 9'],
  ],
  ['all views where there is no period', { ...item, period_views: undefined }, ['views 30']],
  ['numbers that are written as text', { ...item, period_views: '12' }, ['period_views 12']],
  ['a count of 0', { ...item, period_views: 0 }, ['period_views 0']],
  ['nothing of nonsense', { views: -1, period_views: 'x', adjusted_total: {} }, []],
  ['nothing of an empty text, a list or a truth', { views: ' ', period_views: [], adjusted_total: true }, []],
])('shows of another server %s', (_, row, expected) => {
  const [first] = parseList({ items: [row], show_count: 1 }).items;
  expect(first?.numbers.map(({ field, value }) => `${field} ${value}`)).toEqual(expected);
});

it.each([false, 0, '', '0', 'false', null])('shows no numbers when show_count is %s', (show_count) => {
  expect(parseList({ items: [item], show_count }).items[0]?.numbers).toEqual([]);
});

it('takes titles and labels without the spaces around them', () => {
  const list = parseList({ items: [{ ...item, title: ' Una ' }], views_label: ' lecturas ' });
  expect([list.items[0]?.title, list.viewsLabel]).toEqual(['Una', 'lecturas']);
});

it('lets no other address than http(s) through', () => {
  const permalinks = ['javascript:alert(1)', 'data:text/html,x', '', undefined, 'https://radio.test/x'];
  const { items } = parseList({ items: permalinks.map((permalink) => ({ ...item, permalink })) });
  expect(items.map(({ permalink }) => permalink)).toEqual(['', '', '', '', 'https://radio.test/x']);
});

it.each([null, 'x', {}, { items: 'x' }, { items: {} }, []])('refuses %j, which is no list', (data) => {
  expect(() => parseList(data)).toThrow(AjaxError);
});

it('reads items of any shape without an exception', () => {
  const { items } = parseList({ items: [null, 1, 'x', {}, { title: {}, position: 'x' }] });
  expect(items.map(({ position, title }) => [position, title])).toEqual([
    [1, ''],
    [2, ''],
    [3, ''],
    [4, ''],
    [5, ''],
  ]);
});
