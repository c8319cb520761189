import { createStorage } from '@onda/core/storage/storage';
import { type FakeStorage, fakeStorage } from '@onda/core/testing/fake-storage';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FAVORITE, favoritesOf, LIFETIME_S, MAX_POSTS, MAX_TERMS, nothingRead, readingOf } from './reading';
import { KEY } from './reading-key';
import { createReadingMemory } from './reading-memory';

const NOW = 1_700_000_000_000;
const END = 1_700_000_000 + 30 * 86_400;
const read = (value: unknown) => readingOf(value, nothingRead(NOW), NOW);

it('keeps 30 days, 50 articles and 100 terms, and a category is one’s own from the second time on', () => {
  expect([LIFETIME_S, MAX_POSTS, MAX_TERMS, FAVORITE]).toEqual([2_592_000, 50, 100, 2]);
});

describe('what stands in the storage or in a reply', () => {
  it('is read as it was written', () => {
    const kept = { lifetime: END - 5, posts: [3, 2], tags: { 7: 1 }, categories: { 4: 2 } };
    expect(read(kept)).toEqual(kept);
  });

  it('is forgotten past its lifetime', () => {
    expect(read({ lifetime: NOW / 1000, posts: [3], tags: {}, categories: {} })).toEqual(nothingRead(NOW));
  });

  it('lives no longer than 30 days, whatever it says', () => {
    expect(read({ lifetime: 9e15, posts: [] }).lifetime).toBe(END);
  });

  it('stays as it was known where a part is missing', () => {
    const known = { lifetime: END - 9, posts: [1], tags: { 2: 1 }, categories: { 3: 4 } };
    expect(readingOf({ posts: [9, 1] }, known, NOW)).toEqual({ ...known, posts: [9, 1] });
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'hola'],
    ['a list', [1, 2]],
    ['wrong types', { lifetime: {}, posts: 'x', tags: true, categories: [null, {}, 'y'] }],
    ['markup', { posts: ['<img onerror=1>'], categories: { '<b>': 2 } }],
    ['a prototype', JSON.parse('{"__proto__":{"x":1},"categories":{"__proto__":{"y":1},"constructor":5}}')],
    ['negative and broken numbers', { lifetime: -1, posts: [-1, 1.5, Number.NaN], tags: { '-3': 1, 4: -1 } }],
  ])('%s is nothing read', (_, value) => {
    expect(read(value)).toEqual(nothingRead(NOW));
  });

  it('is cut where it is huge', () => {
    const many = Array.from({ length: 5000 }, (_, index) => index + 1);
    const huge = read({ posts: many, tags: Object.fromEntries(many.map((id) => [id, 1])), categories: many });
    expect([huge.posts.length, Object.keys(huge.tags).length, Object.keys(huge.categories).length]).toEqual([
      50, 100, 100,
    ]);
  });

  it('may be a list of ids, or a text with commas, as others keep it', () => {
    expect(read({ posts: '3,2,3', categories: [4, 4, 5], tags: '8,8' })).toMatchObject({
      posts: [3, 2],
      categories: { 4: 2, 5: 1 },
      tags: { 8: 2 },
    });
  });
});

it('one’s own categories were read twice, the most read first', () => {
  expect(favoritesOf(read({ categories: { 4: 2, 5: 1, 6: 9 } }))).toEqual([6, 4]);
});

describe('the memory of the browser', () => {
  let storage: FakeStorage;
  const memory = () =>
    createReadingMemory(
      createStorage(storage.area),
      (key) => storage.kept.get(key) ?? null,
      () => NOW,
    );

  beforeEach(() => {
    storage = fakeStorage();
  });

  it('keeps lifetime, posts, tags and categories under one name', () => {
    memory().write({ lifetime: END, posts: [3], tags: { 7: 1 }, categories: { 4: 2 } });
    expect(JSON.parse(storage.kept.get('onda-personal') ?? '')).toEqual({
      lifetime: END,
      posts: [3],
      tags: { 7: 1 },
      categories: { 4: 2 },
    });
  });

  it('takes over once what a theme kept, and its names are gone', () => {
    storage = fakeStorage({
      magwp_lifetime: '"2592000"',
      magwp_posts: '[5,6]',
      magwp_tags: '1,2,x',
      magwp_categories: '{"4":3}',
    });
    const kept = memory();
    kept.tidy();
    expect([...storage.kept.keys()]).toEqual([KEY]);
    expect(kept.read()).toEqual({ lifetime: END, posts: [5, 6], tags: { 1: 1, 2: 1 }, categories: { 4: 3 } });
  });

  it('drops what is past its lifetime, and keeps that the visitor agreed', () => {
    storage = fakeStorage({
      [KEY]: JSON.stringify({ lifetime: NOW / 1000, posts: [3], tags: {}, categories: { 4: 9 } }),
    });
    memory().tidy();
    expect(JSON.parse(storage.kept.get(KEY) ?? '')).toEqual(nothingRead(NOW));
  });

  it('keeps nothing when there is nothing to take over', () => {
    memory().tidy();
    expect(storage.kept.size).toBe(0);
  });

  it('forgets all, the names of the theme too', () => {
    storage = fakeStorage({ [KEY]: '{}', magwp_posts: '[5]' });
    const kept = memory();
    kept.forget();
    expect([storage.kept.size, kept.has(), kept.wasForgotten()]).toEqual([0, false, true]);
    kept.begin();
    expect([kept.has(), kept.wasForgotten()]).toEqual([true, false]);
  });

  it('says in the console, once, that a storage is unsupported, whether it is full or blocked', () => {
    const said = vi.spyOn(console, 'info').mockReturnValue();
    for (const mode of ['full', 'blocked'] as const) {
      storage.mode = mode;
      const kept = memory();
      expect([kept.begin(), kept.begin()]).toEqual([false, false]);
      expect(kept.read()).toEqual(nothingRead(NOW));
    }
    expect(said.mock.calls).toEqual([['Onda: Web storage is unsupported: what is read is not remembered.']]);
  });
});
