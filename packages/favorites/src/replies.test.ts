import { AjaxError } from '@onda/core/http/ajax';
import { describe, expect, it } from 'vitest';
import { listAnswerOf } from './list/list-reply';
import { answerOf } from './replies';

const post = (id: number, total: unknown = 1) => ({
  post_id: id,
  post_type: 'post',
  title: `Canción ${id}`,
  permalink: `https://radio.test/?p=${id}`,
  total,
  thumbnails: false,
  excerpt: '<p>extracto</p>',
  button: '<button class="simplefavorite-button active" data-postid="4">Favorited</button>',
});
const site = (posts: unknown, groups: unknown = []) => ({ site_id: 1, posts, groups });
const success = (...favorites: unknown[]) => ({ status: 'success', favorites });
const idsOf = (body: unknown) => {
  const answer = answerOf(body);
  return answer.kind === 'lists' ? [...(answer.lists.get(1)?.keys() ?? [])] : answer.kind;
};
const group = (posts: unknown) => [{ group_id: 1, site_id: 1, group_name: 'Default List', posts }];

describe('favorites in every shape a server sends', () => {
  it.each([
    ['nobody’s, empty', success(site([], group([]))), []],
    ['a user’s, empty', success(site([])), []],
    ['no site at all', success(), []],
    ['posts by id', success(site({ 4: post(4), 5: post(5) })), [4, 5]],
    ['posts as a list', success(site([post(4)])), [4]],
    ['numbers as texts', success({ ...site({ 4: { ...post(4), post_id: '4' } }), site_id: '1' }), [4]],
    ['a group as an object', success(site({ 5: post(5) }, group({ 1: 5 }))), [5]],
    ['a post that only the group names', success(site({ 4: post(4) }, group([1, 4]))), [1, 4]],
    ['thumbnails by size', success(site({ 4: { ...post(4), thumbnails: { thumbnail: '<img>' } } })), [4]],
    ['consent kept at the site', success({ ...site({ 4: post(4) }), consent_provided: 1_700_000_000 }), [4]],
    [
      'entries that are none',
      success(null, 'x', site({ a: null, b: { post_id: -1 }, c: { post_id: 'x' } })),
      [],
    ],
    ['sites as an object', { status: 'success', favorites: { 0: site({ 4: post(4) }) } }, [4]],
  ])('%s', (_, body, ids) => expect(idsOf(body)).toEqual(ids));

  it('keeps site_id, post_id, post_type and total of a record', () => {
    const answer = answerOf(success({ site_id: 3, posts: { 4: post(4, '7') }, groups: [] }));
    expect(answer).toMatchObject({ kind: 'lists', total: undefined });
    expect(answer.kind === 'lists' && answer.lists.get(3)?.get(4)).toEqual({ type: 'post', total: 7 });
  });

  it('takes a count of 0 for one', () => {
    const answer = answerOf(success(site({ 4: post(4, 0) })));
    expect(answer.kind === 'lists' && answer.lists.get(1)?.get(4)?.total).toBe(0);
  });

  it('knows neither type nor count of a post that only a group names, and no post without an id', () => {
    const answer = answerOf(success(site([], group([4, 0, 'x']))));
    const posts = answer.kind === 'lists' && answer.lists.get(1);
    expect(posts).toEqual(new Map([[4, { type: '', total: undefined }]]));
  });

  it('reads the new count of the post from favorite_data', () => {
    const body = { ...success(site([])), favorite_data: { id: 4, siteid: 1, status: 'inactive', total: 6 } };
    expect(answerOf(body)).toMatchObject({ total: 6 });
  });

  it.each([-1, 1.5, 'x', '', ' ', null, {}, Number.NaN])('takes no %j for a count', (total) => {
    const answer = answerOf(success(site({ 4: post(4, total) })));
    expect(answer.kind === 'lists' && answer.lists.get(1)?.get(4)?.total).toBeUndefined();
  });
});

describe('gates', () => {
  it('unauthenticated comes without favorites', () =>
    expect(answerOf({ status: 'unauthenticated' })).toEqual({ kind: 'unauthenticated' }));

  it('consent_required comes with message, accept_text and deny_text', () => {
    const body = { status: 'consent_required', message: '<p>m</p>', accept_text: 'Sí', deny_text: 'No' };
    expect(answerOf(body)).toEqual({
      kind: 'consent',
      message: '<p>m</p>',
      acceptText: 'Sí',
      denyText: 'No',
    });
  });

  it('consent without its texts leaves them empty', () =>
    expect(answerOf({ status: 'consent_required', message: 5 })).toEqual({
      kind: 'consent',
      message: '',
      acceptText: '',
      denyText: '',
    }));
});

describe('what is no answer', () => {
  it.each([
    ['no favorites', { status: 'success' }, 'unreadable', 200],
    ['favorites null', { status: 'success', favorites: null }, 'unreadable', 200],
    ['favorites a text', { status: 'success', favorites: 'x' }, 'unreadable', 200],
    ['a number', 0, 'unreadable', 200],
    ['nothing', null, 'unreadable', 200],
    ['an error with status 200', { status: 'error', message: 'Invalid post.' }, 'refused', 200],
    [
      'no nonce',
      { status: 'error', message: 'Security verification failed: No nonce provided.' },
      'refused',
      403,
    ],
    [
      'a stale nonce',
      { status: 'error', message: 'Security verification failed: Invalid nonce.' },
      'refused',
      403,
    ],
    ['our stale nonce', { status: 'error', code: 'invalid_nonce', message: 'Caducado' }, 'refused', 403],
  ])('%s', async (_, body, kind, status) => {
    expect(() => answerOf(body)).toThrow(AjaxError);
    expect(() => answerOf(body)).toThrow(expect.objectContaining({ kind, status }));
    const reading = listAnswerOf(body);
    await expect(reading).rejects.toThrow(AjaxError);
    await expect(reading).rejects.toMatchObject({ kind, status });
  });
});

describe('a list', () => {
  const item = {
    post_id: 4,
    post_type: 'post',
    title: 'Uno & <b>dos</b>',
    permalink: 'https://radio.test/uno',
    total: 3,
    thumbnail: { src: 'https://radio.test/a.jpg', width: 150, height: 150 },
    excerpt: 'extracto',
  };

  it('comes as data from our server, in pages', async () => {
    const body = { status: 'success', list: '<ul></ul>', data: { items: [item], pages: 3 } };
    expect(await listAnswerOf(body)).toEqual({
      kind: 'items',
      pages: 3,
      items: [
        {
          postId: 4,
          title: 'Uno & <b>dos</b>',
          address: 'https://radio.test/uno',
          picture: { src: 'https://radio.test/a.jpg', width: 150, height: 150 },
          excerpt: 'extracto',
          total: 3,
        },
      ],
    });
  });

  it('takes no address that is not http(s), no picture and no post that is none', async () => {
    const hostile = { ...item, permalink: 'javascript:alert(1)', thumbnail: { src: 'data:text/html,x' } };
    const data = { items: [hostile, null, { ...item, post_id: 0 }] };
    const answer = await listAnswerOf({ data });
    expect(answer.kind === 'items' && answer.items).toEqual([
      expect.objectContaining({ address: '', picture: undefined }),
    ]);
  });

  it('is read out of the Favorites plugin’s HTML', async () => {
    const list =
      '<ul class="favorites-list" data-userid="0"><li data-postid="4"><p><img src="https://radio.test/a.jpg" width="60" height="60" alt="x"></p>' +
      '<p><a href="https://radio.test/uno"> Uno </a></p><p> extracto </p><p> </p>' +
      '<p><button class="simplefavorite-button active" data-favoritecount="9" data-postid="4">Favorited<span>9</span></button></p></li>' +
      '<li data-postid="5">Dos</li></ul>';
    const answer = await listAnswerOf({ status: 'success', list, data: { user_id: 0 } });
    expect(answer).toEqual({
      kind: 'items',
      pages: undefined,
      items: [
        {
          postId: 4,
          title: 'Uno',
          address: 'https://radio.test/uno',
          picture: { src: 'https://radio.test/a.jpg', width: 60, height: 60 },
          excerpt: 'extracto',
          total: 9,
        },
        { postId: 5, title: 'Dos', address: '', picture: undefined, excerpt: '', total: 0 },
      ],
    });
  });

  const PICTURE = '<img src="https://radio.test/a.jpg" alt="x">';
  const LINK = '<a href="https://radio.test/uno">Uno</a>';
  it.each([
    ['a title', '<p>Uno</p>', ''],
    ['a link', `<p>${LINK}</p>`, 'https://radio.test/uno'],
    ['a picture and a link', `<p>${PICTURE}</p><p>${LINK}</p>`, 'https://radio.test/uno'],
    [
      'a picture in a link of its own',
      `<p><a href="https://radio.test/foto">${PICTURE}</a></p><p>${LINK}</p>`,
      'https://radio.test/uno',
    ],
    [
      'a picture in a link, and a title without one',
      `<p><a href="https://radio.test/foto">${PICTURE}</a></p><p>Uno</p>`,
      '',
    ],
  ])('of the plugin has its title and address from %s', async (_, html, address) => {
    const answer = await listAnswerOf({ list: `<ul><li data-postid="4">${html}</li></ul>` });
    expect(answer.kind === 'items' && answer.items[0]).toMatchObject({ title: 'Uno', address, excerpt: '' });
  });

  it('is empty where the plugin says so', async () => {
    const list =
      '<ul class="favorites-list"><ul data-postid="0" data-nofavorites class="no-favorites">No Favorites</ul></ul>';
    expect(await listAnswerOf({ status: 'success', list })).toEqual({
      kind: 'items',
      items: [],
      pages: undefined,
    });
  });

  it('runs nothing that it holds', async () => {
    const list =
      '<li data-postid="4"><a href="javascript:alert(1)"><img src=x onerror=alert(1)></a><script>alert(1)</script></li>';
    const answer = await listAnswerOf({ list });
    expect(answer.kind === 'items' && answer.items[0]).toMatchObject({ address: '', title: '' });
  });

  it.each(['unauthenticated', 'consent_required'])('%s is nobody’s list', async (status) => {
    const { kind } = await listAnswerOf({ status });
    expect(kind).toBe(status === 'unauthenticated' ? status : 'consent');
  });
});
