import { fakeFetch } from '@onda/core/testing/fake-fetch';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadFavorites } from './initial-load';
import { replaceLists } from './state/merge';
import { createFavoritesStore, isFavorite, type Lists } from './state/store';

const AJAX = 'https://radio.test/wp-admin/admin-ajax.php';
const POST = { siteId: 1, postId: 4 };
const KEPT: Lists = new Map([[1, new Map([[4, { type: 'post', total: 3 }]])]]);
const favorites = [{ site_id: 1, posts: { 4: { post_id: 4, post_type: 'post', total: 3 } } }];

let said: string[];

beforeEach(() => {
  const config = JSON.stringify({ ajax: AJAX, debug: true });
  document.body.innerHTML = `<script type="application/json" id="onda-config">${config}</script>`;
  said = [];
  vi.spyOn(console, 'warn').mockImplementation((text) => said.push(String(text)));
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

function served(...replies: Parameters<typeof fakeFetch>) {
  const fake = fakeFetch(...replies);
  vi.stubGlobal('fetch', fake.fetch);
  return fake;
}

describe('the first read of a page', () => {
  it('asks our server once and keeps its list', async () => {
    const { calls } = served(Response.json({ status: 'success', favorites }));
    const store = createFavoritesStore();
    await loadFavorites(store);
    expect(calls.map(({ url, form }) => [url, form])).toEqual([
      [AJAX, { action: 'favorites_array', onda_brief: '1' }],
    ]);
    expect(store.getState()).toMatchObject({ isKnown: true, lists: KEPT });
    expect(said).toEqual([]);
  });

  it.each(['unauthenticated', 'consent_required'])(
    'takes %s for a list without favorites',
    async (status) => {
      served(Response.json({ status, favorites }));
      const store = createFavoritesStore();
      await loadFavorites(store);
      expect(store.getState()).toMatchObject({ isKnown: true, lists: new Map() });
    },
  );

  it('leaves alone what was saved meanwhile', async () => {
    const store = createFavoritesStore();
    served(() => {
      replaceLists(store, KEPT);
      return Response.json({ status: 'success', favorites: [] });
    });
    await loadFavorites(store);
    expect(isFavorite(store.getState(), POST)).toBe(true);
  });

  it.each([
    ['no list', () => Response.json({ status: 'success' }), 'no favorites in the reply'],
    ['null', () => Response.json({ status: 'success', favorites: null }), 'no favorites in the reply'],
    ['a text', () => Response.json({ status: 'success', favorites: 'x' }), 'no favorites in the reply'],
    ['an error', () => new Response('', { status: 500 }), '500'],
    ['HTML', () => new Response('<p>'), 'Error'],
  ])('keeps what was printed, and tells developers, where the server sends %s', async (_, reply, word) => {
    served(reply);
    const store = createFavoritesStore();
    await loadFavorites(store);
    expect(store.getState().isKnown).toBe(false);
    expect(said.join()).toContain('favorites_array');
    expect(said.join()).toContain(word);
  });
});
