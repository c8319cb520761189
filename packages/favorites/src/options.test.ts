import { parseAttribute } from '@onda/core/element/attributes';
import { describe, expect, it } from 'vitest';
import { favButton, favClear, favCount } from './contract';
import { gateMessages } from './dialogs/dialog-messages';
import { failureMessages } from './errors/error-messages';
import { favList } from './list/list-contract';
import { listMessages } from './list/list-messages';
import { printedMessages } from './messages';
import { favoritesSettings } from './settings';

/** Every option, default, number and text of the specification's favorites. */
describe('options and their defaults', () => {
  it.each([
    [favButton, { postId: 0, siteId: 0, favoriteCount: 0, userConsentAccepted: false }],
    [
      favList,
      {
        userId: 0,
        siteId: 0,
        includeLinks: true,
        includeButtons: false,
        includeThumbnails: false,
        thumbnailSize: 'thumbnail',
        includeExcerpts: false,
        postTypes: '',
        noFavoritesText: '',
        perPage: 0,
      },
    ],
    [favCount, { postId: 0, siteId: 0, postTypes: '', favoriteCount: 0 }],
    [favClear, { siteId: 0 }],
  ])('$tag', (spec, defaults) => {
    const declared = Object.entries(spec.attributes).map(([name, attribute]) => [name, attribute.default]);
    expect(Object.fromEntries(declared)).toEqual(defaults);
  });

  it.each(['-1', 'x', '', 'NaN'])('a count of %j is none', (text) =>
    expect(parseAttribute(text, favButton.attributes.favoriteCount).value).toBe(0),
  );

  it.each([
    ['100', 100],
    ['101', 0],
  ])('%s a page', (text, value) =>
    expect(parseAttribute(text, favList.attributes.perPage).value).toBe(value),
  );

  it('call the six actions of the wire but the one that only counts', () => {
    const actions = [favButton, favList, favCount, favClear].flatMap((spec) => [...spec.actions]);
    expect([...new Set(actions)].sort()).toEqual([
      'favorites_array',
      'favorites_clear',
      'favorites_cookie_consent',
      'favorites_favorite',
      'favorites_list',
    ]);
  });

  it('answer the Favorites plugin’s shortcodes', () => {
    const all = [favButton, favList, favCount, favClear].map((spec) => spec.shortcodes.join(' '));
    expect(all).toEqual([
      'fav_button favorite_button',
      'fav_list user_favorites',
      'fav_count user_favorite_count favorite_count',
      'fav_clear clear_favorites_button',
    ]);
  });
});

describe('a page without settings', () => {
  it('is a site of its own, signed-in users only, 20 a page, and asks to sign in in a dialog', () => {
    expect(favoritesSettings()).toEqual({
      backend: 'onda',
      who: 'users',
      siteId: 1,
      perPage: 20,
      failure: 'message',
      signIn: { mode: 'dialog', url: '', html: '' },
    });
  });

  it.each([
    [{ favorites: 5 }],
    [
      {
        favorites: {
          backend: 'x',
          who: 1,
          siteId: 'x',
          perPage: -0,
          failure: true,
          signIn: { mode: 9, url: 1, html: null },
        },
      },
    ],
  ])('and so is one with malformed ones', (settings) => {
    const block = document.createElement('script');
    block.id = 'onda-config';
    block.type = 'application/json';
    block.text = JSON.stringify({ settings });
    document.body.append(block);
    expect(favoritesSettings()).toMatchObject({
      backend: 'onda',
      who: 'users',
      siteId: 1,
      perPage: 20,
      failure: 'message',
    });
    block.remove();
  });
});

describe('texts', () => {
  it.each([printedMessages, failureMessages, gateMessages, listMessages])(
    'are there in both languages',
    ({ es, en }) => {
      expect(Object.keys(es)).toEqual(Object.keys(en));
      for (const words of [...Object.values(es), ...Object.values(en)]) expect(words).not.toBe('');
    },
  );

  it.each([
    [printedMessages.es.favorite, 'Favorito'],
    [printedMessages.es.clear, 'Borrar favoritos'],
    [failureMessages.es.failed, 'No se ha podido. Inténtalo de nuevo.'],
    [listMessages.es.noFavorites, 'Todavía no hay favoritos.'],
    [listMessages.es.listFailed, 'No se ha podido cargar la lista.'],
    [listMessages.es.retry, 'Reintentar'],
    [gateMessages.es.signInText, 'Para guardar favoritos hay que iniciar sesión.'],
    [gateMessages.es.accept, 'Aceptar'],
    [gateMessages.es.deny, 'Rechazar'],
  ])('%s', (text, wanted) => expect(text).toBe(wanted));
});
