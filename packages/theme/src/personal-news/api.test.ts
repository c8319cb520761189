import { AjaxError } from '@onda/core/http/ajax';
import { fakeAjax } from '@onda/core/testing/fake-ajax';
import { expect, it } from 'vitest';
import { createPersonalApi, parseNews } from './api';

const reading = { lifetime: 9, posts: [3], tags: { 7: 1 }, categories: { 4: 2 } };
const page = { isSingle: true, isCategory: false, id: 5 };

it('sends the page’s flags and what the browser keeps, under the names of the specification', async () => {
  const ajax = fakeAjax({ thim_personal_news_store: { success: true, data: { posts: [5] } } });
  expect(await createPersonalApi(ajax).store(page, reading)).toEqual({ posts: [5] });
  expect(ajax.calls[0]).toMatchObject({
    action: 'thim_personal_news_store',
    fields: { data: { is_single: 1, is_category: 0, id: 5 }, ...reading },
  });
});

it('does not heed a reply that is a text', async () => {
  expect(
    await createPersonalApi(fakeAjax({ thim_personal_news_store: 'ok' })).store(page, reading),
  ).toBeUndefined();
});

it('asks for unread articles of the categories', async () => {
  const ajax = fakeAjax({
    onda_personal_news: { success: true, data: { posts: [], categories: ['Música'] } },
  });
  expect(await createPersonalApi(ajax).news([4], [3], 5)).toEqual({ items: [], categories: ['Música'] });
  expect(ajax.calls[0]).toMatchObject({ fields: { categories: [4], read: [3], size: 5 } });
});

it('throws for a refusal', async () => {
  await expect(createPersonalApi(fakeAjax()).news([4], [], 5)).rejects.toBeInstanceOf(AjaxError);
});

it('reads what has a title and a web address, and a picture that has one', () => {
  const post = {
    title: 'A & B',
    link: 'https://s.example/a/',
    date: '2026-01-02',
    day: '2 de enero',
    image: null,
  };
  const { items } = parseNews({
    posts: [
      { ...post, image: { src: 'https://s.example/a.jpg', width: 150, height: 100 } },
      { ...post, image: { src: 'javascript:1' } },
      { ...post, link: 'javascript:1' },
      { ...post, title: '' },
      null,
      7,
    ],
  });
  expect(items).toEqual([
    { ...post, image: { src: 'https://s.example/a.jpg', width: 150, height: 100 } },
    { ...post, image: undefined },
  ]);
});

it.each([undefined, null, 'x', 7, [], { posts: 'x', categories: { 0: 'y' } }])(
  'takes %j for no news',
  (data) => {
    expect(parseNews(data)).toEqual({ items: [], categories: [] });
  },
);
