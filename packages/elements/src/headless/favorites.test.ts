import { listen } from '@onda/core/dom/page-events';
import { createLifetime } from '@onda/core/testing/endings';
import { pass } from '@onda/core/testing/pass';
import { expect, it } from 'vitest';
import { follow, json, openPage } from '../testing/headless-page';
import { favorites } from './favorites';

/** The favorites of two sites, as the server lists them. */
const kept = (...ids: number[]) => [
  {
    site_id: 3,
    groups: [],
    posts: Object.fromEntries(ids.map((id) => [id, { post_id: id, post_type: 'post', total: 8 }])),
  },
  { site_id: 4, groups: [], posts: { 99: { post_id: 99, post_type: 'post', total: 1 } } },
];
const saved = (id: number, status: 'active' | 'inactive', ...ids: number[]) =>
  json({ status: 'success', favorite_data: { id, siteid: 3, status, total: 8 }, favorites: kept(...ids) });

function told() {
  const said: unknown[] = [];
  listen(document, 'onda-favorite-change', (detail) => said.push(detail), createLifetime().signal);
  return said;
}

/** A sign that the server knows something of this visitor. */
function hint() {
  // biome-ignore lint/suspicious/noDocumentCookie: as PHP sends it
  document.cookie = 'onda_hint=1;path=/';
}

const actions = (page: ReturnType<typeof openPage>) => page.asked().map(([, { action }]) => action);

it('asks nothing of a visitor that the server does not know', async () => {
  const page = openPage('never');
  follow(favorites);
  await pass(5_000);
  expect([page.asked(), favorites.getState()]).toEqual([[], { isKnown: false, posts: [], busy: [] }]);
});

it('reads what the server knows of this site', async () => {
  hint();
  const page = openPage(json({ status: 'success', favorites: kept(7, 5) }));
  const { heard } = follow(favorites);
  await pass(5_000);
  expect(actions(page)).toEqual(['favorites_array']);
  expect(heard.at(-1)).toEqual({ isKnown: true, posts: [5, 7], busy: [] });
});

it('keeps a post, is busy with it meanwhile, tells the page, and ceases to keep it', async () => {
  const page = openPage(saved(7, 'active', 7));
  const { heard } = follow(favorites);
  const said = told();
  const outcome = favorites.toggle(7);
  await pass(100);
  expect(await outcome).toBe('done');
  expect(heard.map(({ busy }) => busy)).toContainEqual([7]);
  expect(favorites.getState()).toEqual({ isKnown: true, posts: [7], busy: [] });
  expect(said).toEqual([{ postId: 7, siteId: 3, isFavorite: true, count: 8 }]);
  expect(page.asked().at(-1)?.[1]).toMatchObject({
    action: 'favorites_favorite',
    postid: '7',
    siteid: '3',
    status: 'active',
    user_consent_accepted: 'false',
  });
  page.answer(saved(7, 'inactive'));
  const removed = favorites.toggle(7, true);
  await pass(100);
  expect(await removed).toBe('done');
  expect(favorites.getState().posts).toEqual([]);
  expect(said.at(-1)).toMatchObject({ postId: 7, isFavorite: false });
  expect(page.asked().at(-1)?.[1]).toMatchObject({ status: 'inactive', user_consent_accepted: 'true' });
});

it.each([
  ['unauthenticated', { status: 'unauthenticated' }],
  ['consent', { status: 'consent_required' }],
  ['failed', { status: 'broken' }],
])('says how a request ended, and nothing to the page: %s', async (kind, answer) => {
  openPage(json(answer));
  follow(favorites);
  const said = told();
  const outcome = favorites.toggle(7);
  await pass(20_000);
  expect([await outcome, said, favorites.getState().posts]).toEqual([kind, [], []]);
});

it('forgets all of this site', async () => {
  const page = openPage(json({ status: 'success', old_favorites: kept(7), favorites: [] }));
  follow(favorites);
  const outcome = favorites.clear();
  await pass(100);
  expect(await outcome).toBe('done');
  expect(page.asked().at(-1)?.[1]).toMatchObject({ action: 'favorites_clear', siteid: '3' });
  expect(favorites.getState()).toMatchObject({ isKnown: true, posts: [] });
});

it('hears another tab no more once nobody listens', async () => {
  hint();
  const page = openPage(json({ status: 'success', favorites: kept(7) }));
  const { leave } = follow(favorites);
  await pass(5_000);
  leave();
  await pass(10);
  expect(favorites.getState()).toEqual(favorites.getInitialState());
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await pass(5_000);
  expect(actions(page)).toEqual(['favorites_array']);
});
