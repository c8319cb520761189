import type { AttributesOf } from '@onda/core/element/contract';
import { createLifetime } from '@onda/core/testing/endings';
import { settled as aTurn } from '@onda/core/testing/fake-clock';
import { stubIntersectionObserver } from '@onda/core/testing/fake-screen';
import { HELD_KEYS } from '@onda/core/testing/held-keys';
import { lostLoad } from '@onda/core/testing/lost-load';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepForPlace, keptForPlace, markPlace } from '../added-content/place-memory';
import { loadMoreCards } from './behavior';
import { loadMore } from './contract';
import { createMore } from './more-cards';
import type { CreateMore } from './more-dependencies';

type Options = AttributesOf<typeof loadMore>;
const defaults = Object.fromEntries(
  Object.entries(loadMore.attributes).map(([name, { default: value }]) => [name, value]),
) as unknown as Options;

const card = (number: number) => `<article id="c${number}"><a href="/${number}/">${number}</a></article>`;
const cards = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => card(from + index)).join('');
const page = (from: number, to: number, next: string) =>
  `<main><div class="onda-grid">${cards(from, to)}</div>${next ? `<a class="masonry-loadmore" href="${next}">Más</a>` : ''}</main>`;

let lifetime = createLifetime();
let screen: ReturnType<typeof stubIntersectionObserver>;
let requests: { url: string; body: Record<string, string> }[] = [];
let answer: (url: string) => Response | Promise<Response>;

const grid = () => document.querySelector('.onda-grid') as HTMLElement;
const button = () => document.querySelector('.masonry-loadmore') as HTMLAnchorElement;
const numbers = () => [...grid().children].map(({ textContent }) => Number(textContent));
/** The looks at the last card. */
const near = (...looks: boolean[]) => screen.see(grid().lastElementChild as Element, ...looks);
const status = () => document.querySelector('.onda-more-status')?.textContent;
const state = () => button().dataset.state;
const press = () => button().click();
const settled = (expected: string) => vi.waitFor(() => expect(state()).toBe(expected));
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const html = (text: string) => new Response(text, { headers: { 'Content-Type': 'text/html' } });

const create: CreateMore = async (setup) => createMore(setup);

function start(options: Partial<Options> = {}, markup = page(1, 2, '/page/2/'), bring = create) {
  document.body.innerHTML = markup;
  const target = document.querySelector('main') as HTMLElement;
  loadMoreCards({ target, options: { ...defaults, ...options }, lifetime }, bring);
}
const OURS = { query: 'token.signature', maxPage: 3, found: 6 };

beforeEach(() => {
  lifetime = createLifetime();
  screen = stubIntersectionObserver();
  requests = [];
  document.head.innerHTML = '<script type="application/json" id="onda-config">{"ajax":"/ajax.php"}</script>';
  document.documentElement.lang = 'es';
  history.replaceState(null, '', '/');
  answer = () => json({ success: true, data: cards(3, 4) });
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    requests.push({ url, body: Object.fromEntries(new URLSearchParams(String(body ?? ''))) });
    return answer(url);
  });
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => {
  lifetime.end();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(window, 'thim_loadmore_params');
});

it('asks with query, page and offset, adds what comes, and says how many', async () => {
  const heard = vi.fn();
  document.addEventListener('onda-append', heard, { signal: lifetime.signal });
  start({ ...OURS });
  press();
  await settled('more');
  expect(requests).toEqual([
    {
      url: '/ajax.php',
      body: { action: 'thim_masonry_loadmore', query: 'token.signature', page: '1', offset: '2' },
    },
  ]);
  expect([numbers(), status()]).toEqual([[1, 2, 3, 4], '2 más, 4 de 6.']);
  expect([button().pathname, grid().getAttribute('aria-busy')]).toEqual(['/page/3/', 'false']);
  expect(heard).toHaveBeenCalledOnce();
});

it('reads what the theme says, in its own words', async () => {
  const params = { posts: '{"cat":3}', current_page: '2', max_page: '3', ajaxurl: '/theme-ajax.php' };
  Reflect.set(window, 'thim_loadmore_params', params);
  start();
  press();
  await settled('end');
  expect(requests).toEqual([
    {
      url: `${location.origin}/theme-ajax.php`,
      body: { action: 'thim_masonry_loadmore', query: '{"cat":3}', page: '2', offset: '2' },
    },
  ]);
  expect(status()).toBe('2 más. No hay más entradas.');
});

it.each([
  [{ current_page: '1', max_page: '2' }, '1', 'end'],
  [{ current_page: '1', max_page: 2 }, '1', 'end'],
  [{ max_page: '2' }, '1', 'end'],
  [{ current_page: '', max_page: '2' }, '1', 'end'],
  [{ current_page: '2' }, '2', 'more'],
  [{ current_page: '2', max_page: '' }, '2', 'more'],
  [{ current_page: '2', max_page: '0' }, '2', 'more'],
  // The specification says equals: a theme that counts from elsewhere goes on until there is no more.
  [{ current_page: '4', max_page: '3' }, '4', 'more'],
  [{}, '1', 'more'],
])('a theme that says %j is asked after page %s, and then there is: %s', async (said, asked, outcome) => {
  Reflect.set(window, 'thim_loadmore_params', { posts: { cat: 3 }, ajaxurl: '/a.php', ...said });
  start();
  press();
  await settled(outcome);
  expect(requests.map(({ body }) => [body.query, body.page])).toEqual([['{"cat":3}', asked]]);
});

it('a theme that names another server is not asked', async () => {
  Reflect.set(window, 'thim_loadmore_params', { posts: 'x', ajaxurl: 'https://elsewhere.example/a.php' });
  answer = () => html(page(3, 4, ''));
  start();
  press();
  await settled('end');
  expect(requests.map(({ url }) => url)).toEqual([`${location.origin}/page/2/`]);
});

it.each<[string, Partial<Options>]>([
  ['the query', OURS],
  ['the next page', { query: 'next-page', found: 6 }],
])('one click, or two: one request of %s, which goes out with the press', async (_, options) => {
  answer = (url) =>
    url.includes('/page/2/') ? html(page(3, 4, '/page/3/')) : json({ success: true, data: cards(3, 4) });
  start(options);
  press();
  press();
  expect([requests.length, numbers().length]).toEqual([1, 2]);
  await settled('more');
  expect([requests.length, numbers()]).toEqual([1, [1, 2, 3, 4]]);
});

it('waits for no next page without an end', () => {
  start({ query: 'next-page' }, undefined, () => new Promise(() => {}));
  const sent = vi.fn(async (_url: string, _request: RequestInit) => html(''));
  vi.stubGlobal('fetch', sent);
  press();
  expect(sent.mock.calls[0]?.[1].signal).toBeInstanceOf(AbortSignal);
});

it('sends no press to another site', async () => {
  start({ query: 'next-page' }, page(1, 2, 'https://elsewhere.test/page/2/'), () => new Promise(() => {}));
  press();
  expect(requests).toEqual([]);
});

it('while it loads the button is marked and busy', async () => {
  let go = () => {};
  answer = () => new Promise((done) => (go = () => done(json({ success: true, data: card(3) }))));
  start({ ...OURS });
  press();
  await settled('loading');
  expect(button().classList.contains('loading')).toBe(true);
  expect(button().getAttribute('aria-disabled')).toBe('true');
  expect([grid().getAttribute('aria-busy'), status()]).toEqual(['true', 'Cargando más entradas…']);
  go();
  await settled('more');
  expect(button().classList.contains('loading')).toBe(false);
});

/** Two cards of 100 pixels each stand there. */
it.each<[Partial<Options>, string]>([
  [{ found: 6 }, '200px'],
  [{ found: 3 }, '100px'],
  [{ found: 8, offset: 4 }, '200px'],
  [{ found: 6, offset: 3 }, '100px'],
  [{ found: 0 }, '200px'],
  [{ found: 0, offset: 3 }, '200px'],
])('with %j it keeps the room of the cards that come: %s', async (options, room) => {
  let go = () => {};
  answer = () => new Promise((done) => (go = () => done(json({ success: true, data: card(3) }))));
  start({ ...OURS, ...options });
  Object.defineProperty(grid(), 'offsetHeight', { value: 200 });
  press();
  await settled('loading');
  expect(grid().style.paddingBlockEnd).toBe(room);
  go();
  await settled('more');
});

it('keeps the room from the press on, and gives it back where its code is lost', async () => {
  let lose = () => {};
  start({ ...OURS }, undefined, () => new Promise((_, lost) => (lose = () => lost(new Error('lost')))));
  Object.defineProperty(grid(), 'offsetHeight', { value: 200 });
  press();
  expect(grid().style.paddingBlockEnd).toBe('200px');
  lose();
  await vi.waitFor(() => expect(grid().style.paddingBlockEnd).toBe(''));
});

it('on the last page the button goes and its focus is on the first new card', async () => {
  start({ ...OURS, page: 2, offset: 2 });
  button().focus();
  press();
  await settled('end');
  expect([button().classList.contains('last-page'), button().style.display]).toEqual([true, 'none']);
  expect(document.activeElement?.textContent).toBe('3');
  expect(status()).toBe('2 más, 6 de 6. No hay más entradas.');
});

it.each([
  ['the button', 1, 'more', () => button()],
  ['the button', 2, 'end', () => grid().querySelector('[href="/3/"]')],
  ['a card', 1, 'more', () => grid().querySelector('a')],
  ['a card', 2, 'end', () => grid().querySelector('a')],
])('leaves the focus of %s on page %i to whoever is next (%s)', async (place, number, outcome, next) => {
  start({ ...OURS, page: number });
  (place === 'a card' ? grid().querySelector('a') : button())?.focus();
  press();
  await settled(outcome);
  expect(document.activeElement).toBe(next());
});

it('an unsuccessful answer marks the button: there is no data, and nobody asks again', async () => {
  answer = () => json({ success: false, data: null });
  start({ ...OURS });
  press();
  await settled('no-data');
  press();
  await settled('no-data');
  expect([button().classList.contains('no-data'), status()]).toEqual([true, 'No hay más entradas.']);
  expect(requests).toHaveLength(1);
});

it.each<[string, () => Response | Promise<Response>]>([
  ['no network', () => Promise.reject(new TypeError('offline'))],
  ['500', () => json({}, 500)],
  ['429', () => json({ success: false, data: { code: 'rate_limited' } }, 429)],
  ['HTML instead of JSON', () => html('<h1>Mantenimiento</h1>')],
])('%s: says so, and another try works', async (_, broken) => {
  answer = broken;
  start({ ...OURS });
  press();
  await settled('failed');
  expect([numbers(), status()]).toEqual([[1, 2], 'No se pudieron cargar más entradas. Inténtalo de nuevo.']);
  expect(button().getAttribute('aria-disabled')).toBe('false');
  answer = () => json({ success: true, data: cards(3, 4) });
  press();
  await settled('more');
  expect(numbers()).toEqual([1, 2, 3, 4]);
});

it.each<[string, () => Response]>([
  ['a query that the server refuses', () => json({ success: false, data: { code: 'bad_query' } }, 403)],
  ['an action that nobody answers', () => new Response('0', { status: 400 })],
])('%s: the button is a plain link again, and is followed', async (_, refusal) => {
  answer = refusal;
  start({ ...OURS });
  let isFollowed = false;
  const onEvent = (event: Event) => {
    isFollowed = !event.defaultPrevented;
    event.preventDefault();
  };
  document.body.addEventListener('click', onEvent, { signal: lifetime.signal });
  press();
  await settled('refused');
  await vi.waitFor(() => expect(isFollowed).toBe(true));
  expect([button().getAttribute('role'), button().pathname]).toEqual([null, '/page/2/']);
});

it.each<[string, (bring: { lose(): void }) => unknown, () => unknown]>([
  ['failed at a touch before', ({ lose }) => lose(), press],
  ['fails while the press waits for it', press, () => {}],
])('a press brings the script where it %s', async (_, first, then) => {
  const bring = lostLoad(create);
  start({ ...OURS }, page(1, 2, '/page/2/'), bring);
  for (let touch = 0; touch < 2; touch++) button().dispatchEvent(new Event('pointerdown'));
  await aTurn();
  first(bring);
  await aTurn();
  then();
  bring.lose();
  await settled('more');
  expect([numbers(), bring.mock.calls.length]).toEqual([[1, 2, 3, 4], 2]);
});

it('follows the link where the script cannot come', async () => {
  start({ ...OURS }, page(1, 2, '/page/2/'), async () => {
    throw new Error('404');
  });
  const followed = vi.fn((event: Event) => event.preventDefault());
  const onEvent = (event: Event) => event.defaultPrevented || followed(event);
  document.body.addEventListener('click', onEvent, { signal: lifetime.signal });
  press();
  await vi.waitFor(() => expect(followed).toHaveBeenCalledOnce());
});

it('stays where neither the script nor the page of the link can come, and says so', async () => {
  let isOnline = false;
  answer = () =>
    isOnline ? json({ success: true, data: cards(3, 4) }) : Promise.reject(new TypeError('offline'));
  start({ ...OURS }, page(1, 2, '/page/2/'), (setup) =>
    isOnline ? create(setup) : Promise.reject(new Error('offline')),
  );
  const followed = vi.fn();
  const onEvent = (event: Event) => event.defaultPrevented || followed(event);
  document.body.addEventListener('click', onEvent, { signal: lifetime.signal });
  press();
  await vi.waitFor(() => expect(status()).toBe('Sin conexión'));
  isOnline = true;
  press();
  await settled('more');
  expect([numbers(), status(), followed.mock.calls]).toEqual([[1, 2, 3, 4], '2 más, 4 de 6.', []]);
});

/** The list of the server, page by page of four, in which posts are taken back after the first press. */
it.each([
  ['nothing', []],
  ['a shown post', [1]],
  ['three shown posts', [1, 3, 7]],
  ['the last that is shown', [8]],
  ['a post that is not shown yet', [10]],
  ['all but the shown ones', [9, 10, 11, 12]],
])('where %s is taken back, no other post is left out', async (_, taken) => {
  const own = (number: number) => `<article class="onda-card post-${number}">${card(number)}</article>`;
  let posts = Array.from({ length: 12 }, (_, index) => index + 1);
  answer = () => {
    const { offset, again } = requests.at(-1)?.body ?? {};
    const data = posts.slice(Number(offset) - Number(again), Number(offset) + 4).map(own);
    return json(data.length ? { success: true, data: data.join('') } : { success: false, data: null });
  };
  start(
    { ...OURS, found: 12 },
    page(1, 0, '/page/2/').replace('></div>', `>${posts.slice(0, 4).map(own).join('')}</div>`),
  );
  press();
  await settled('more');
  posts = posts.filter((post) => !taken.includes(post));
  press();
  await vi.waitFor(() => expect(['end', 'no-data']).toContain(state()));
  expect(numbers()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, ...posts.filter((post) => post > 8)]);
});

it.each(HELD_KEYS)('leaves a press with %s to the browser', (_, held) => {
  start({ ...OURS });
  const click = new MouseEvent('click', { ...held, cancelable: true });
  const enter = new KeyboardEvent('keydown', { ...held, key: 'Enter', cancelable: true });
  for (const event of [click, enter]) button().dispatchEvent(event);
  expect([click.defaultPrevented, enter.defaultPrevented, requests]).toEqual([false, false, []]);
});

it('takes the click from the theme’s own script', async () => {
  start({ ...OURS });
  const theirs = vi.fn();
  button().addEventListener('click', theirs);
  document.body.addEventListener('click', theirs, { signal: lifetime.signal });
  press();
  await settled('more');
  expect(theirs).not.toHaveBeenCalled();
});

it('leaves everything as it was printed until somebody wants more', () => {
  const markup = page(1, 2, '/page/2/');
  start({ ...OURS }, markup);
  expect(document.body.innerHTML.replace(' role="button"', '')).toBe(markup);
});

it('a button that is no button is reached and pressed by keyboard', async () => {
  start(
    { ...OURS },
    `<main><div class="onda-grid">${card(1)}</div><div class="masonry-loadmore">Más</div></main>`,
  );
  expect([button().tabIndex, button().getAttribute('role')]).toEqual([0, 'button']);
  button().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', cancelable: true }));
  await settled('more');
  answer = () => json({ success: false, data: { code: 'bad_query' } }, 403);
  press();
  await settled('refused');
  expect(status()).toBe('No se pudieron cargar más entradas. Inténtalo de nuevo.');
});

it('is a button for the space bar too', async () => {
  start({ ...OURS });
  expect(button().getAttribute('role')).toBe('button');
  const event = new KeyboardEvent('keydown', { key: ' ', cancelable: true });
  button().dispatchEvent(event);
  await settled('more');
  expect(event.defaultPrevented).toBe(true);
});

it('without a query reads the next page, and then the one after it', async () => {
  answer = (url) => html(url.includes('/page/2/') ? page(3, 4, '/page/3/') : page(5, 6, ''));
  start({ query: 'next-page', found: 6 });
  press();
  await settled('more');
  press();
  await settled('end');
  expect(requests.map(({ url }) => new URL(url).pathname)).toEqual(['/page/2/', '/page/3/']);
  expect([numbers(), status()]).toEqual([[1, 2, 3, 4, 5, 6], '2 más, 6 de 6. No hay más entradas.']);
});

it('of two lists on a page each reads its own', async () => {
  const two = (from: number, next: string) =>
    `<div class="onda-grid">${card(1)}</div><main><div class="onda-grid">${card(from)}</div>` +
    `${next ? `<a class="masonry-loadmore" href="${next}">Más</a>` : ''}</main>` +
    '<section><a class="masonry-loadmore" href="/otra/">Más</a></section>';
  answer = () => html(two(9, ''));
  start({}, two(2, '/page/2/'));
  press();
  await settled('end');
  expect([...document.querySelectorAll('main a')].map(({ textContent }) => textContent)).toEqual([
    '2',
    '9',
    'Más',
  ]);
});

it.each([
  ['of another site', page(3, 4, 'https://elsewhere.example/')],
  ['that runs script', page(3, 4, 'javascript:alert(1)')],
])('a next page %s is none', async (_, next) => {
  answer = () => html(next);
  start();
  press();
  await settled('end');
  expect(numbers()).toEqual([1, 2, 3, 4]);
});

it('runs no script, doubles no id, adds no card twice', async () => {
  const hostile = '<article id="c1"><a href="/9/">9</a><script>window.ran = 1</script></article>';
  answer = () => json({ success: true, data: card(2) + hostile });
  start({ ...OURS });
  press();
  await settled('more');
  expect([...grid().children].map(({ id }) => id)).toEqual(['c1', 'c2', 'c1-2']);
  expect([grid().querySelector('script'), Reflect.get(window, 'ran')]).toEqual([null, undefined]);
});

it('cards of a page elsewhere lead where they lead there, and are known by it', async () => {
  const near = (number: number) => `<article><a href="../../${number}/">${number}</a></article>`;
  answer = () => html(page(1, 1, '').replace(card(1), near(2) + near(3)));
  start({}, page(1, 2, '/page/2/').replaceAll(/ id="c."/g, ''));
  press();
  await settled('end');
  expect([numbers(), grid().lastElementChild?.innerHTML]).toEqual([
    [1, 2, 3],
    `<a href="${location.origin}/3/">3</a>`,
  ]);
});

it('a next page without such a grid is not the end: the link leads there', async () => {
  answer = () => html('<main><h1>Vuelve en un momento</h1></main>');
  start();
  const followed = vi.fn((event: Event) => event.preventDefault());
  document.addEventListener('click', followed, { signal: lifetime.signal });
  press();
  await settled('refused');
  await vi.waitFor(() => expect(followed).toHaveBeenCalledOnce());
  expect([button().pathname, status()]).toEqual(['/page/2/', '']);
});

it.each([
  ['/?cat=2&paged=2', '/?cat=2&paged=3'],
  ['javascript:void(0)', 'javascript:void(0)'],
  ['#', '#'],
])('the link counts on: %s, %s', async (from, to) => {
  start({ ...OURS }, page(1, 2, from));
  press();
  await settled('more');
  expect(button().getAttribute('href')?.endsWith(to)).toBe(true);
});

it('a link without an address stays one, and is pressed again', async () => {
  start({ ...OURS }, page(1, 2, '/page/2/').replace(' href="/page/2/"', ''));
  press();
  await settled('more');
  expect(button().hasAttribute('href')).toBe(false);
});

it('comes by itself as often as it may, then the button waits', async () => {
  answer = () => json({ success: true, data: card(grid().children.length + 1) });
  start({ ...OURS, maxPage: 9, auto: 2 });
  for (const times of [1, 2]) {
    await vi.waitFor(() => expect(screen.watched()).toEqual([grid().lastElementChild]));
    near(true, false);
    await vi.waitFor(() => expect(requests).toHaveLength(times));
    await settled('more');
  }
  await settled('more');
  expect(screen.watched()).toEqual([]);
  press();
  await vi.waitFor(() => expect(requests).toHaveLength(3));
});

it('does not come by itself unless the page wants it, nor after a failure', async () => {
  start({ ...OURS });
  await Promise.resolve();
  expect(screen.watched()).toEqual([]);
  lifetime.end();
  lifetime = createLifetime();
  answer = () => json({}, 500);
  start({ ...OURS, auto: 3 });
  await vi.waitFor(() => expect(screen.watched()).toEqual([grid().lastElementChild]));
  near(false, true);
  await settled('failed');
  expect([screen.watched(), requests.length]).toEqual([[], 1]);
});

it('watches nothing any more after the end', async () => {
  start({ ...OURS, auto: 3 });
  await vi.waitFor(() => expect(screen.watched()).toEqual([grid().lastElementChild]));
  lifetime.end();
  expect(screen.watched()).toEqual([]);
});

it.each([
  [9, 'more'],
  [2, 'end'],
])(
  'a page of %i that is made anew has its cards again and stands where it stood',
  async (maxPage, outcome) => {
    answer = () => json({ success: true, data: cards(3, 4) });
    history.replaceState({ theme: 1 }, '');
    start({ ...OURS, maxPage });
    press();
    await settled(outcome);
    Object.defineProperty(window, 'scrollY', { value: 640, configurable: true });
    dispatchEvent(new Event('pagehide'));
    expect([history.state.theme, keptForPlace('more-0')]).toEqual([1, { times: 1, y: 640 }]);
    lifetime.end();
    lifetime = createLifetime();
    start({ ...OURS, maxPage });
    await vi.waitFor(() => expect(scrollTo).toHaveBeenCalledWith({ top: 640, behavior: 'instant' }));
    expect(numbers()).toEqual([1, 2, 3, 4]);
  },
);

it.each([[null], ['x'], [{ times: 'x' }], [{ times: -1 }]])(
  'brings nothing for a memory that says %j',
  async (kept) => {
    markPlace();
    keepForPlace('more-0', kept);
    start({ ...OURS });
    await Promise.resolve();
    expect([requests, numbers()]).toEqual([[], [1, 2]]);
  },
);

it('ends with its element: the request too, and what comes late is not added', async () => {
  let go = () => {};
  answer = () => new Promise((done) => (go = () => done(json({ success: true, data: card(3) }))));
  start({ ...OURS });
  press();
  await settled('loading');
  lifetime.end();
  go();
  await Promise.resolve();
  expect([numbers(), button().getAttribute('role'), grid().style.paddingBlockEnd]).toEqual([
    [1, 2],
    null,
    '',
  ]);
});

it('does nothing where there is no grid or no button', () => {
  start({}, '<main><div class="onda-grid"></div></main>');
  start({}, '<main><a class="masonry-loadmore" href="/page/2/">Más</a></main>');
  expect(button().getAttribute('role')).toBeNull();
});
