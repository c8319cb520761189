import type { AttributesOf } from '@onda/core/element/contract';
import { AjaxError } from '@onda/core/http/ajax';
import { settled } from '@onda/core/testing/fake-clock';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type FakeSetup, fakeServer, fakeSetup } from '../testing/fake-setup';
import { startList } from '../testing/list';
import type { favList } from './list-contract';

type Written = Partial<AttributesOf<typeof favList>>;
const ends: (() => void)[] = [];

/** The request of a list without attributes; an empty field of types would filter everything out. */
const PLAIN = {
  userid: 0,
  siteid: 1,
  include_links: true,
  include_buttons: false,
  include_thumbnails: false,
  thumbnail_size: 'thumbnail',
  include_excerpt: false,
  no_favorites: '',
  post_types: undefined,
  page: 1,
  per_page: 20,
  nonce: undefined,
};

const mismatches: unknown[] = [];
document.addEventListener('onda-not-hydrated', (event) => mismatches.push((event as CustomEvent).detail));

afterEach(() => {
  for (const end of ends.splice(0)) end();
  expect(mismatches.splice(0)).toEqual([]);
});

async function open(
  server: ReturnType<typeof fakeServer>,
  written: Written = {},
  setup: FakeSetup & { isLate?: boolean } = {},
) {
  const made = fakeSetup(server.ajax, { hasHint: true, ...setup });
  const page = made.shell.page();
  const { host, element, show } = startList(page, written, setup.isLate);
  made.shell.connected(element);
  ends.push(() => {
    host.leave();
    made.shell.disconnected(element);
  });
  await settled();
  return { ...made, host, element, show };
}
const rows = (element: HTMLElement) =>
  [...element.querySelectorAll('li')].map(({ textContent }) => textContent);
const part = (element: HTMLElement, name: string) => element.querySelector<HTMLElement>(`[part~="${name}"]`);
const lists = ({ calls }: { calls: { action: string; fields: object }[] }) =>
  calls.filter(({ action }) => action === 'favorites_list').map(({ fields }) => fields);

describe('a view that comes after the answer', () => {
  it.each<[string, number[], Written, string, (string | null)[]]>([
    ['draws the rows', [4, 5], {}, '', ['Canción 4', 'Canción 5']],
    ['says that there is none', [], {}, 'Todavía no hay favoritos.', []],
    ['says so in the words of a script', [], { noFavoritesText: 'Nada' }, 'Nada', []],
  ])('%s, with the printed line', async (_, posts, changes, words, expected) => {
    const { host, element, show } = await open(fakeServer(posts), {}, { isLate: true });
    host.change(changes);
    await settled();
    const line = part(element, 'status');
    expect(line?.textContent).toBe(words);
    show();
    expect(part(element, 'status')).toBe(line);
    expect(line?.textContent).toBe(words);
    expect(rows(element)).toEqual(expected);
  });
});

describe('a list', () => {
  it('asks for what its attributes say, and shows it', async () => {
    const server = fakeServer([4, 5]);
    const { element } = await open(server, {
      userId: 7,
      includeThumbnails: true,
      thumbnailSize: 'medium',
      includeExcerpts: true,
      includeButtons: true,
      postTypes: 'post',
      noFavoritesText: 'Nada',
      perPage: 10,
    });
    expect(lists(server.ajax)).toEqual([
      {
        userid: 7,
        siteid: 1,
        include_links: true,
        include_buttons: true,
        include_thumbnails: true,
        thumbnail_size: 'medium',
        include_excerpt: true,
        no_favorites: 'Nada',
        post_types: 'post',
        page: 1,
        per_page: 10,
        nonce: undefined,
      },
    ]);
    expect(rows(element)).toEqual(['Canción 4', 'Canción 5']);
    expect(element.querySelector('a')?.href).toBe('https://radio.test/4');
    expect(element.querySelector('fav-button')?.getAttribute('post-id')).toBe('4');
    expect(element.getAttribute('aria-busy')).toBe('false');
  });

  it.each<[NonNullable<Written>, object]>([
    [{}, {}],
    [{ userId: 9 }, { userid: 9 }],
    [{ siteId: 3 }, { siteid: 3 }],
    [{ includeLinks: false }, { include_links: false }],
    [{ includeButtons: true }, { include_buttons: true }],
    [{ includeThumbnails: true }, { include_thumbnails: true }],
    [{ thumbnailSize: 'large' }, { thumbnail_size: 'large' }],
    [{ includeExcerpts: true }, { include_excerpt: true }],
    [{ noFavoritesText: 'Nada' }, { no_favorites: 'Nada' }],
    [{ postTypes: 'page' }, { post_types: 'page' }],
    [{ perPage: 5 }, { per_page: 5 }],
  ])('that says %j differs in its request by %j', async (written, fields) => {
    const server = fakeServer([4]);
    await open(server, written);
    expect(lists(server.ajax)).toEqual([{ ...PLAIN, ...fields }]);
  });

  it.each([
    [{}, { per_page: 12, siteid: 3 }],
    [
      { perPage: 5, siteId: 2 },
      { per_page: 5, siteid: 2 },
    ],
    [
      { perPage: 0, siteId: 0 },
      { per_page: 12, siteid: 3 },
    ],
  ])('that says %j asks where the owner has settings by %j', async (written, fields) => {
    const config = Object.assign(document.createElement('script'), { type: 'application/json' });
    config.id = 'onda-config';
    config.text = JSON.stringify({ settings: { favorites: { perPage: 12, siteId: 3 } } });
    document.head.append(config);
    ends.push(() => config.remove());
    const server = fakeServer([4]);
    await open(server, written);
    expect(lists(server.ajax)).toEqual([{ ...PLAIN, ...fields }]);
  });

  it('of another site has that site’s favorites and buttons, and loses none of them to the page’s own', async () => {
    const { element, shell } = await open(fakeServer([4]), { siteId: 3, includeButtons: true });
    expect(element.querySelector('fav-button')?.getAttribute('site-id')).toBe('3');
    const { store } = await shell.page().load();
    const kept = new Map([[4, { type: 'post', total: 1 }]]);
    store.replaceLists(new Map([[3, kept]]));
    expect(rows(element)).toEqual(['Canción 4']);
    store.replaceLists(new Map([[1, kept]]));
    expect(rows(element)).toEqual([]);
  });

  it('says that it is empty, without a request of who has nothing', async () => {
    const server = fakeServer();
    const { element } = await open(server, {}, { hasHint: false });
    expect([element.textContent?.trim(), server.ajax.calls]).toEqual(['Todavía no hay favoritos.', []]);
    const other = await open(server, { noFavoritesText: 'Nada aún' }, { hasHint: false });
    expect(other.element.textContent?.trim()).toBe('Nada aún');
  });

  it('shows titles without links, pictures and excerpts as it is told', async () => {
    const server = fakeServer([4]);
    const item = {
      post_id: 4,
      title: '<b>x</b>',
      permalink: 'https://radio.test/4',
      thumbnail: { src: 'https://radio.test/a.jpg', width: 9, height: 8 },
      excerpt: '<i>e</i>',
    };
    server.ajax.answer('favorites_list', { status: 'success', data: { items: [item], pages: 1 } });
    const { element } = await open(server, {
      includeLinks: false,
      includeThumbnails: true,
      includeExcerpts: true,
    });
    expect(element.querySelector('a')).toBeNull();
    expect([part(element, 'title')?.textContent, part(element, 'excerpt')?.textContent]).toEqual([
      '<b>x</b>',
      '<i>e</i>',
    ]);
    expect(element.querySelector('img')?.getAttribute('src')).toBe('https://radio.test/a.jpg');
    const { element: plain } = await open(server);
    expect(plain.querySelector('a')?.textContent).toBe('<b>x</b>');
    expect(plain.querySelectorAll('img, fav-button, [part~="excerpt"]')).toHaveLength(0);
  });

  it('turns its pages', async () => {
    const server = fakeServer([1, 2, 3]);
    const { element } = await open(server, { perPage: 2 });
    expect([rows(element), part(element, 'page')?.textContent]).toEqual([
      ['Canción 1', 'Canción 2'],
      'Página 1 de 2',
    ]);
    expect(part(element, 'previous')?.getAttribute('aria-disabled')).toBe('true');
    part(element, 'previous')?.click();
    part(element, 'next')?.click();
    await settled();
    expect([rows(element), part(element, 'page')?.textContent]).toEqual([['Canción 3'], 'Página 2 de 2']);
    expect(lists(server.ajax)).toMatchObject([{ page: 1 }, { page: 2 }]);
  });

  it('gives the pages of a second list a name of their own', async () => {
    const { element } = await open(fakeServer([1, 2, 3]), { perPage: 2 });
    const label = () => part(element, 'pages')?.getAttribute('aria-label');
    expect(label()).toBe('Páginas de favoritos');
    element.before(document.createElement(element.localName));
    part(element, 'next')?.click();
    await settled();
    expect(label()).toBe('Páginas de favoritos 2');
  });

  it('cuts the pages itself where the server sends everything', async () => {
    const server = fakeServer([1, 2, 3]);
    const list = [1, 2, 3]
      .map((id) => `<li data-postid="${id}"><a href="https://radio.test/${id}">Uno ${id}</a></li>`)
      .join('');
    server.ajax.answer('favorites_list', { status: 'success', list: `<ul>${list}</ul>`, data: {} });
    const { element } = await open(server, { perPage: 2 });
    await vi.waitFor(() => expect(rows(element)).toEqual(['Uno 1', 'Uno 2']));
    expect(part(element, 'page')?.textContent).toBe('Página 1 de 2');
  });

  it.each([
    ['offline', new AjaxError('offline')],
    ['500', new AjaxError('failed', 500)],
    ['`0`', new AjaxError('refused', 200, 0)],
    ['HTML', new AjaxError('unreadable', 200)],
    ['a timeout of 10 s', new AjaxError('timeout')],
    ['not allowed', { status: 'error', code: 'not_allowed' }],
    ['no list', { status: 'success' }],
  ])('offers to try again: %s', async (_, failure) => {
    const server = fakeServer([4]);
    const good = fakeServer([4]).ajax;
    server.ajax.answer('favorites_list', failure);
    const { element } = await open(server);
    expect(part(element, 'status')?.textContent).toBe('No se ha podido cargar la lista.');
    server.ajax.answer('favorites_list', (fields: Record<string, unknown>) =>
      good.post('favorites_list', fields as never),
    );
    part(element, 'retry')?.click();
    await settled();
    expect([rows(element), part(element, 'retry')]).toEqual([['Canción 4'], null]);
  });

  it.each(['unauthenticated', 'consent_required'])('of who may have none is empty: %s', async (status) => {
    const server = fakeServer();
    server.ajax.answer('favorites_list', { status });
    const { element } = await open(server);
    expect(part(element, 'status')?.textContent).toBe('Todavía no hay favoritos.');
  });

  it('loses what is no favorite any more at once, and hands focus on', async () => {
    const server = fakeServer([4, 5]);
    const { element, shell } = await open(server);
    const engine = await shell.page().load();
    engine.store.replaceLists(
      new Map([
        [
          1,
          new Map([
            [4, { type: 'post', total: 1 }],
            [5, { type: 'post', total: 1 }],
          ]),
        ],
      ]),
    );
    element.querySelector<HTMLElement>('li:last-child a')?.focus();
    engine.store.replaceLists(new Map([[1, new Map([[4, { type: 'post', total: 1 }]])]]));
    expect(rows(element)).toEqual(['Canción 4']);
    expect(document.activeElement).toBe(element.querySelector('a'));
    expect(lists(server.ajax)).toHaveLength(1);
    engine.store.replaceLists(new Map());
    expect(element.textContent?.trim()).toBe('Todavía no hay favoritos.');
  });

  it.each<[string, FakeSetup, number[], string[]]>([
    ['came empty', { hasHint: false }, [4], ['Canción 4']],
    ['shows what is known', {}, [4], ['Canción 4']],
    ['shows some of it', {}, [4, 9], ['Canción 4']],
  ])(
    'that %s asks the server once in all when the favorites are first known',
    async (_, setup, ids, shown) => {
      const server = fakeServer([4]);
      // The rest of an earlier test may end within this one, and read first.
      server.ajax.answer('favorites_array', () => new Promise(() => {}));
      const { element, shell } = await open(server, {}, setup);
      const { store } = await shell.page().load();
      store.replaceLists(new Map([[1, new Map(ids.map((id) => [id, { type: 'post', total: 1 }]))]]));
      await settled();
      expect([rows(element), lists(server.ajax).length]).toEqual([shown, 1]);
    },
  );

  it('keeps the rows that stay, with their new count, and draws the others anew', async () => {
    const server = fakeServer([4, 5]);
    const { element, host } = await open(server, { userId: 7, includeButtons: true });
    const nodes = [...element.querySelectorAll('li')];
    const item = (postId: number, title: string, total: number) => ({ post_id: postId, title, total });
    const items = [item(9, 'Nueva', 0), { ...item(4, 'Canción 4', 7), permalink: 'https://radio.test/4' }];
    const answer = { status: 'success', data: { items: [...items, item(5, 'Otra', 2)], pages: 1 } };
    server.ajax.answer('favorites_list', answer);
    const former = nodes[0]?.querySelector('fav-button');
    host.change({ perPage: 7 });
    await settled();
    expect(rows(element)).toEqual(['Nueva', 'Canción 4', 'Otra']);
    const now = [...element.querySelectorAll('li')];
    expect(now[1]).toBe(nodes[0]);
    expect(now[1]?.querySelector('fav-button')).toBe(former);
    expect(former?.getAttribute('favorite-count')).toBe('7');
    expect(now[2]).not.toBe(nodes[1]);
    host.change({ includeButtons: false });
    await settled();
    expect(element.querySelector('fav-button')).toBeNull();
  });

  it('takes away what it drew when it leaves', async () => {
    const { element, host } = await open(fakeServer([1, 2, 3]), { perPage: 2 });
    expect(element.querySelectorAll('ul, nav')).toHaveLength(2);
    host.leave();
    expect(element.querySelectorAll('ul, nav')).toHaveLength(0);
  });

  it('reads what is new', async () => {
    const server = fakeServer([4]);
    const { element, shell } = await open(server);
    const engine = await shell.page().load();
    engine.store.replaceLists(new Map([[1, new Map([[4, { type: 'post', total: 1 }]])]]));
    await engine.toggle({ siteId: 1, postId: 9 }, 0, false);
    await settled();
    expect(rows(element)).toEqual(['Canción 4', 'Canción 9']);
  });
});
