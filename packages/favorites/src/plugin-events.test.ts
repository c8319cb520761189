import { describe, expect, it } from 'vitest';
import { pluginEvents } from './plugin-events';

const favorites = [
  { site_id: 1, posts: { 4: { post_id: 4 } } },
  { site_id: '2', posts: { 5: { post_id: 5 } } },
];

/** A page with jQuery, and with the Favorites plugin's own script where `hasScript` says so. */
function fakePage({ hasScript = true } = {}) {
  const said: [name: string, given: unknown[]][] = [];
  const listeners = new Map<string, () => void>();
  const script = { userFavorites: undefined as unknown };
  const jquery = {
    on: (names: string, run: () => void) => {
      for (const name of names.split(' ')) listeners.set(name, run);
    },
    off: (names: string) => {
      for (const name of names.split(' ')) listeners.delete(name);
    },
    trigger: (name: string, given: unknown[]) => {
      said.push([name, given]);
      listeners.get(`${name}.onda`)?.();
    },
  };
  const page = { jQuery: () => jquery, ...(hasScript && { Favorites: script }) };
  return { page, said, script, jquery, listeners };
}

describe('what the Favorites plugin hears', () => {
  it.each([
    [true, 'active'],
    [false, 'inactive'],
  ])('a saved post, after its own list was changed (favourite: %s)', (isFavorite, status) => {
    const { page, said, script } = fakePage();
    pluginEvents(page).saved(favorites, { siteId: 1, postId: 4, isFavorite });
    expect(script.userFavorites).toBe(favorites);
    expect(said).toEqual([
      ['favorites-updated-single', [favorites, 4, 1, status]],
      ['favorites-update-all-buttons', []],
    ]);
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

  it('a gate, with nothing else', () => {
    const { page, said } = fakePage();
    pluginEvents(page).tell('favorites-require-consent');
    expect(said).toEqual([['favorites-require-consent', []]]);
  });

  it('only the change itself where jQuery is there without its script', () => {
    const { page, said } = fakePage({ hasScript: false });
    pluginEvents(page).saved(favorites, { siteId: 1, postId: 4, isFavorite: true });
    expect(said.map(([name]) => name)).toEqual(['favorites-updated-single']);
  });

  it('nothing without jQuery, and its list is changed all the same', () => {
    const { script } = fakePage();
    const events = pluginEvents({ Favorites: script });
    events.saved(favorites, { siteId: 1, postId: 4, isFavorite: true });
    events.tell('favorites-require-consent');
    events.listen(() => {});
    events.end();
    expect(script.userFavorites).toBe(favorites);
  });
});

describe('what we hear of the Favorites plugin', () => {
  function listening(hasScript = true) {
    const fake = fakePage({ hasScript });
    const events = pluginEvents(fake.page);
    const learnt: unknown[] = [];
    events.listen((lists) => learnt.push([...lists.keys()]));
    return { ...fake, events, learnt };
  }

  it.each(['favorites-updated-single', 'favorites-user-favorites-loaded', 'favorites-cleared'])(
    'its list after %s',
    (name) => {
      const { jquery, script, learnt } = listening();
      script.userFavorites = favorites;
      jquery.trigger(name, []);
      expect(learnt).toEqual([[1, 2]]);
    },
  );

  it('nothing of what we say ourselves', () => {
    const { events, jquery, learnt } = listening();
    events.saved(favorites, { siteId: 1, postId: 4, isFavorite: true });
    expect(learnt).toEqual([]);
    jquery.trigger('favorites-cleared', []);
    expect(learnt).toHaveLength(1);
  });

  it.each([undefined, null, 'x'])('nothing where its list is %s', (list) => {
    const { jquery, script, learnt } = listening();
    script.userFavorites = list;
    jquery.trigger('favorites-cleared', []);
    expect(learnt).toEqual([]);
  });

  it('nothing where its script is not there', () => {
    const { jquery, learnt } = listening(false);
    jquery.trigger('favorites-cleared', []);
    expect(learnt).toEqual([]);
  });

  it('nothing after the end', () => {
    const { events, listeners } = listening();
    events.end();
    expect(listeners.size).toBe(0);
  });
});
