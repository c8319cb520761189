import { describe, expect, it } from 'vitest';
import { changesOf } from './changes';
import {
  clearKey,
  createFavoritesStore,
  isBusy,
  keyOf,
  type Lists,
  markBusy,
  markIdle,
  sizeOf,
  typesIn,
} from './store';

const listOf = (...posts: [id: number, total?: number][]): Lists =>
  new Map([[1, new Map(posts.map(([id, total]) => [id, { type: 'post', total }]))]]);
const POST = { siteId: 1, postId: 4 };

function opened(lists?: Lists) {
  const page = createFavoritesStore();
  const store = changesOf(page);
  if (lists) store.replaceLists(lists);
  return {
    ...store,
    total: () => page.getState().totals.get(keyOf(POST)),
    size: () => sizeOf(page.getState(), 1),
  };
}

describe('the state of favorites on a page', () => {
  it('no count is ever below 0', () => {
    const { save, clear, replaceLists, total } = opened();
    save({ post: POST, isFavorite: false, lists: listOf(), total: undefined, before: 0 });
    expect(total()).toBe(0);
    replaceLists(listOf([4, 0]));
    clear(1, listOf());
    expect(total()).toBe(0);
    replaceLists(listOf([4, -3]));
    expect(total()).toBe(0);
  });

  it.each([
    ['the server’s count', 9, 9],
    ['the list’s count where it names none', undefined, 5],
  ])('takes %s', (_, told, wanted) => {
    const { save, total } = opened();
    save({ post: POST, isFavorite: true, lists: listOf([4, 5]), total: told, before: 1 });
    expect(total()).toBe(wanted);
  });

  it('keeps the count of a post that has left the list', () => {
    const { replaceLists, total, size } = opened(listOf([4, 5]));
    replaceLists(listOf());
    expect([total(), size()]).toEqual([5, 0]);
  });

  it('counts one less of each post of a site that is cleared, where the count is known', () => {
    const { replaceLists, clear, getState } = opened();
    replaceLists(listOf([4, 5], [6]));
    clear(1, listOf([4, 5]));
    expect([...getState().totals]).toEqual([['1:4', 4]]);
    expect(getState().lists.size).toBe(0);
  });

  it('keeps what is known of a site that the reply to a clear does not name', () => {
    const { replaceLists, clear, getState } = opened();
    const other: Lists = new Map([[2, new Map([[9, { type: 'post', total: 1 }]])]]);
    replaceLists(new Map([...listOf([4, 5]), ...other]));
    clear(1, listOf());
    expect(getState().lists).toEqual(other);
  });

  it('counts nothing where a site that is cleared had no favorites', () => {
    const { clear, getState } = opened();
    clear(1, new Map());
    expect(getState()).toMatchObject({ isKnown: true, totals: new Map() });
  });

  it('counts from the newest number that is known', () => {
    const { replaceLists, save, clear, total } = opened();
    replaceLists(listOf([4, 5]));
    save({ post: POST, isFavorite: true, lists: listOf([4]), total: 9, before: 5 });
    clear(1, listOf());
    expect(total()).toBe(8);
  });

  it('knows no count of a post whose count the server does not say', () => {
    const { replaceLists, getState } = opened();
    replaceLists(listOf([4]));
    expect(getState().totals).toEqual(new Map());
  });

  it('is busy with a post, and with all of a site that is being cleared', () => {
    const page = createFavoritesStore();
    const isBusyWith = (post: typeof POST) => isBusy(page.getState(), post);
    markBusy(page, clearKey(1));
    expect([isBusyWith(POST), isBusyWith({ siteId: 2, postId: 4 })]).toEqual([true, false]);
    markIdle(page, clearKey(1));
    markBusy(page, keyOf(POST));
    expect([isBusyWith(POST), isBusyWith({ siteId: 1, postId: 5 })]).toEqual([true, false]);
  });

  it('tells nobody who has stopped listening', () => {
    const page = createFavoritesStore();
    let heard = 0;
    const stop = page.subscribe(() => heard++);
    page.setState({ isKnown: true });
    stop();
    page.setState({ isKnown: false });
    expect(heard).toBe(1);
  });
});

it.each([
  ['', []],
  [' post , page,', ['post', 'page']],
])('reads the types in %j', (text, types) => expect(typesIn(text)).toEqual(types));
