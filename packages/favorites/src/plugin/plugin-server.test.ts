import { afterEach, expect, it } from 'vitest';
import { fakePlugin, type PluginStorage } from '../testing/fake-plugin';
import { fakeSetup } from '../testing/fake-setup';
import { buttonOf, press, put, seen } from '../testing/page';

/** Our controls where the Favorites plugin answers; its replies contradict themselves. */
const PAGE =
  '<fav-button post-id="4" favorite-count="3"></fav-button><fav-count></fav-count><fav-clear></fav-clear>';

let left = () => {};
afterEach(() => {
  left();
  document.body.replaceChildren();
});

async function page(storage: PluginStorage, saved: number[] = []) {
  const server = fakePlugin(storage, saved);
  const setup = fakeSetup(server.ajax, { settings: { backend: 'favorites' } });
  const elements = await put(PAGE, setup);
  left = () => {
    for (const element of elements) setup.shell.disconnected(element);
  };
  return { ...server, button: elements[0], count: elements[1], clear: elements[2] };
}

it.each<PluginStorage>(['user', 'cookie', 'session'])(
  'on, off, on and off again is what the page shows and the plugin keeps (%s)',
  async (storage) => {
    const { button, count, kept } = await page(storage);
    for (const isOn of [true, false, true, false]) {
      await press(button);
      expect([seen(button), count?.textContent, kept()]).toEqual([
        [isOn, isOn ? 4 : 3],
        isOn ? '1' : '0',
        isOn ? [4] : [],
      ]);
    }
  },
);

it.each<PluginStorage>(['user', 'cookie', 'session'])('a cleared list is empty (%s)', async (storage) => {
  const { button, clear, count, kept } = await page(storage, [9]);
  await press(button);
  await press(clear);
  expect([seen(button)[0], count?.textContent, kept(), buttonOf(clear).disabled]).toEqual([
    false,
    '0',
    [],
    true,
  ]);
});

it('follows the plugin’s own button and its clear button, number included', async () => {
  const heard = new Map<string, (event: unknown, ...given: unknown[]) => void>();
  const jquery = {
    on: (name: string, run: () => void) => void heard.set(name.replace('.onda', ''), run),
    off() {},
    trigger() {},
  };
  Reflect.set(window, 'jQuery', () => jquery);
  Reflect.set(window, 'Favorites', { userFavorites: [] });
  const { button, count } = await page('cookie');
  await press(button);
  const theirs = document.body.appendChild(document.createElement('button'));
  theirs.className = 'simplefavorite-button';
  Object.assign(theirs.dataset, { postid: '4', siteid: '1', favoritecount: '3' });

  // It knows the former cookie.
  const stale = [{ site_id: 1, groups: [{ posts: [4] }], posts: { 4: { post_id: 4, total: 4 } } }];
  Reflect.set(window, 'Favorites', { userFavorites: stale });
  heard.get('favorites-updated-single')?.({}, stale, '4', '1', 'inactive');
  expect([seen(button), count?.textContent]).toEqual([[false, 3], '0']);

  heard.get('favorites-updated-single')?.({}, stale, '4', '1', 'active');
  expect([seen(button)[0], count?.textContent]).toEqual([true, '1']);
  heard.get('favorites-cleared')?.({}, [theirs], stale);
  expect([seen(button)[0], count?.textContent]).toEqual([false, '0']);
  Reflect.deleteProperty(window, 'jQuery');
  Reflect.deleteProperty(window, 'Favorites');
});
