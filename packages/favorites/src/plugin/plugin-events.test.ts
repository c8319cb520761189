import { describe, expect, it } from 'vitest';
import type { Lists } from '../state/store';
import { pluginEvents } from './plugin-events';

const favorites = [
  { site_id: 1, posts: { 4: { post_id: 4 } } },
  { site_id: '2', posts: { 5: { post_id: 5 } } },
];

type Listener = (event: unknown, ...given: unknown[]) => void;

/** A page with jQuery, and with the Favorites plugin's own script where `hasScript` says so. */
function fakePage({ hasScript = true } = {}) {
  const said: [name: string, given: unknown[]][] = [];
  const listeners = new Map<string, Listener>();
  const script = { userFavorites: undefined as unknown };
  const jquery = {
    on: (name: string, run: Listener) => void listeners.set(name, run),
    off: (ending: string) => {
      for (const name of listeners.keys()) if (name.endsWith(ending)) listeners.delete(name);
    },
    trigger: (name: string, given: unknown[]) => {
      said.push([name, given]);
      listeners.get(`${name}.onda`)?.({ type: name }, ...given);
    },
  };
  const page = { jQuery: () => jquery, ...(hasScript && { Favorites: script }) };
  return { page, said, script, jquery, listeners };
}

/** A button that the plugin itself printed. */
function putButton(postId: number, count: number) {
  document.body.innerHTML = `<button class="simplefavorite-button" data-postid="${postId}" data-siteid="1" data-favoritecount="${count}"></button>`;
  return document.body.firstElementChild as HTMLElement;
}

describe('what the Favorites plugin hears', () => {
  it.each([
    [true, 'active'],
    [false, 'inactive'],
  ])('a saved post, as texts, after its own list was changed (favorite: %s)', (isFavorite, status) => {
    const { page, said, script } = fakePage();
    pluginEvents(page).saved(favorites, { siteId: 1, postId: 4, isFavorite }, 7);
    // A reply may still list what it has removed.
    const list = isFavorite ? favorites : [{ site_id: 1, posts: {} }, favorites[1]];
    expect(script.userFavorites).toEqual(list);
    expect(said).toEqual([
      ['favorites-updated-single', [list, '4', '1', status]],
      ['favorites-update-all-buttons', []],
    ]);
  });

  it('the new count, in its own buttons of the post', () => {
    const button = putButton(4, 6);
    pluginEvents(fakePage().page).saved(favorites, { siteId: 1, postId: 4, isFavorite: true }, 7);
    expect(button.dataset.favoritecount).toBe('7');
  });

  it('a cleared site: its own list is empty for that site, and the former list comes along', () => {
    const { page, said, script } = fakePage();
    pluginEvents(page).cleared(favorites, 2);
    expect(script.userFavorites).toEqual([favorites[0], { site_id: '2', posts: {} }]);
    expect(said).toEqual([
      ['favorites-cleared', [undefined, favorites]],
      ['favorites-update-all-buttons', []],
    ]);
  });

  it.each(['favorites-require-consent', 'favorites-require-authentication', 'favorites-user-consent-denied'])(
    'nothing of %s: its own script would open a second dialog or save a second time',
    (name) => {
      const { page, said } = fakePage();
      pluginEvents(page).trigger(name);
      expect(said).toEqual([]);
    },
  );
});

describe('what other scripts of the site hear, where the plugin’s own is not there', () => {
  it('a gate', () => {
    const { page, said } = fakePage({ hasScript: false });
    pluginEvents(page).trigger('favorites-require-consent');
    expect(said).toEqual([['favorites-require-consent', []]]);
  });

  it('only the change itself', () => {
    const { page, said } = fakePage({ hasScript: false });
    pluginEvents(page).saved(favorites, { siteId: 1, postId: 4, isFavorite: true }, 1);
    expect(said.map(([name]) => name)).toEqual(['favorites-updated-single']);
  });

  it('nothing without jQuery, and its list is changed all the same', () => {
    const { script } = fakePage();
    const events = pluginEvents({ Favorites: script });
    events.saved(favorites, { siteId: 1, postId: 4, isFavorite: true }, 1);
    events.trigger('favorites-require-consent');
    events.listen({ loaded() {}, saved() {}, cleared() {} });
    events.end();
    expect(script.userFavorites).toBe(favorites);
  });
});

describe('what we hear of the Favorites plugin', () => {
  function listening(hasScript = true) {
    const fake = fakePage({ hasScript });
    const events = pluginEvents(fake.page);
    const heard: unknown[] = [];
    const of = (lists: Lists) => [...lists].map(([site, posts]) => [site, [...posts.keys()]]);
    events.listen({
      loaded: (lists) => heard.push(['loaded', of(lists)]),
      saved: (lists, change, count) => heard.push(['saved', of(lists), change, count]),
      cleared: (lists, siteId) => heard.push(['cleared', of(lists), siteId]),
    });
    fake.script.userFavorites = favorites;
    return { ...fake, events, heard };
  }
  const ALL = [
    [1, [4]],
    [2, [5]],
  ];

  it('its list once it is loaded', () => {
    const { jquery, heard } = listening();
    jquery.trigger('favorites-user-favorites-loaded', []);
    expect(heard).toEqual([['loaded', ALL]]);
  });

  it('what its button saved, with the number that it shows: the change decides over the list', () => {
    const { jquery, heard } = listening();
    putButton(4, 2);
    jquery.trigger('favorites-updated-single', [favorites, '4', '1', 'inactive']);
    const change = { siteId: 1, postId: 4, isFavorite: false };
    expect(heard).toEqual([
      [
        'saved',
        [
          [1, []],
          [2, [5]],
        ],
        change,
        2,
      ],
    ]);
  });

  it('what it cleared, by the site of its button', () => {
    const { jquery, heard } = listening();
    jquery.trigger('favorites-cleared', [{ 0: putButton(4, 2) }, favorites]);
    expect(heard).toEqual([['cleared', ALL, 1]]);
  });

  it.each([
    ['favorites-updated-single', []],
    ['favorites-updated-single', [favorites, 'x', '1', 'active']],
    ['favorites-cleared', []],
    ['favorites-cleared', [{ 0: {} }]],
  ])('its whole list where %s says too little: %j', (name, given) => {
    const { jquery, heard } = listening();
    jquery.trigger(name, given);
    expect(heard).toEqual([['loaded', ALL]]);
  });

  it('nothing of what we say ourselves', () => {
    const { events, jquery, heard } = listening();
    events.saved(favorites, { siteId: 1, postId: 4, isFavorite: true }, 1);
    expect(heard).toEqual([]);
    jquery.trigger('favorites-cleared', []);
    expect(heard).toHaveLength(1);
  });

  it.each([undefined, null, 'x'])('nothing where its list is %s', (list) => {
    const { jquery, script, heard } = listening();
    script.userFavorites = list;
    jquery.trigger('favorites-cleared', []);
    expect(heard).toEqual([]);
  });

  it('nothing where its script is not there', () => {
    const { jquery, heard } = listening(false);
    jquery.trigger('favorites-cleared', []);
    expect(heard).toEqual([]);
  });

  it('nothing after the end', () => {
    const { events, listeners } = listening();
    events.end();
    expect(listeners.size).toBe(0);
  });
});
