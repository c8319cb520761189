import { createLifetime } from '@onda/core/testing/endings';
import { settled } from '@onda/core/testing/fake-clock';
import { stubIntersectionObserver } from '@onda/core/testing/fake-screen';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepForPlace, keptForPlace, markPlace } from '../added-content/place-memory';
import { streamArticles } from './behavior';
import { articleStream } from './contract';
import { followReader } from './follow-reader';
import type { StreamOptions } from './stream-article';

const defaults = Object.fromEntries(
  Object.entries(articleStream.attributes).map(([name, { default: value }]) => [name, value]),
) as unknown as StreamOptions;

/** The site has articles 1 to 5, each 1,000 pixels high. */
const address = (number: number) => `${location.origin}/${number}/`;
const article = (number: number) =>
  `<article id="post-${number}"><span class="article_info" data-url="/${number}/" data-title="T${number}"></span>` +
  `<i class="infinity-next-post" ${number < 5 ? `data-url="/${number + 1}/"` : ''}></i></article>`;

let lifetime = createLifetime();
let screen: ReturnType<typeof stubIntersectionObserver>;
const fetched: string[] = [];
let answer: (url: string) => Promise<{ url: string; html: string }>;

function remember(path: string, memory: unknown) {
  history.replaceState(null, '', path);
  markPlace();
  keepForPlace('stream', memory);
}

const tail = () => document.querySelector<HTMLElement>('.onda-stream-tail');
/** The browser looks at the room behind the last article; ends once all that this brings is there. */
async function near(...looks: boolean[]) {
  screen.see(tail() as HTMLElement, ...(looks.length > 0 ? looks : [true]));
  await vi.waitFor(() => expect(tail()?.textContent).not.toContain('Cargando'), { timeout: 20_000 });
}
const articles = () => [...document.querySelectorAll('article')].map(({ id }) => id);

async function start(options: Partial<StreamOptions> = {}, number = 1) {
  document.body.innerHTML = `<div>${article(number)}</div>`;
  const target = document.querySelector('div') as HTMLElement;
  streamArticles({ target, options: { ...defaults, ...options }, lifetime }, (url) => {
    fetched.push(url);
    return answer(url);
  });
  await vi.waitFor(() => expect(screen.watched()).toEqual([tail()]));
}

async function scrollTo(y: number, before = () => {}) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  window.dispatchEvent(new Event('scroll'));
  before();
  await new Promise((done) => requestAnimationFrame(done));
}

beforeEach(() => {
  lifetime = createLifetime();
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const place = [...document.querySelectorAll('article')].indexOf(this);
    return place < 0 ? new DOMRect() : new DOMRect(0, place * 1000 - window.scrollY, 0, 1000);
  });
  screen = stubIntersectionObserver();
  fetched.length = 0;
  answer = async (url) => ({ url, html: article(Number(/\/(\d)\/$/.exec(url)?.[1])) });
  history.replaceState(null, '', '/1/');
  document.title = 'T1';
  document.documentElement.lang = 'es';
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
});
afterEach(() => {
  lifetime.end();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(window, 'dataLayer');
});

it('adds the next article when the end is near, each once, and says when there is no other', async () => {
  await start();
  for (let times = 0; times < 6; times++) await near();
  expect(articles()).toEqual(['post-1', 'post-2', 'post-3', 'post-4', 'post-5']);
  expect(fetched).toEqual([2, 3, 4, 5].map(address));
  expect(document.querySelector('article')?.dataset.loaded).toBe('');
  expect(tail()?.textContent).toBe('No hay más artículos.');
});

it.each([
  [[false], 0],
  [[true, false], 0],
  [[false, true], 1],
])('goes by the newest of the looks: %j', async (looks, count) => {
  await start();
  await near(...looks);
  expect(fetched).toHaveLength(count);
});

it('looks a screen and a half ahead, and no longer once it is over', async () => {
  await start();
  expect(screen.observers.map(({ options }) => options.rootMargin)).toEqual(['0px 0px 150% 0px']);
  lifetime.end();
  expect(screen.watched()).toEqual([]);
});

it('asks once however often it is told', async () => {
  await start();
  await Promise.all([near(true), near(false), near(true)]);
  expect(fetched).toEqual([address(2)]);
});

it('title and address follow the reader, in one place of the history; one article is active', async () => {
  await start();
  await near();
  const { length } = history;
  const heard: unknown[] = [];
  const onEvent = (event: Event) => heard.push((event as CustomEvent).detail);
  document.addEventListener('onda-article', onEvent);
  await scrollTo(950);
  expect([document.title, location.pathname, history.length]).toEqual(['T2', '/2/', length]);
  expect(document.querySelectorAll('article.active')).toHaveLength(1);
  expect(document.querySelector('article.active')?.id).toBe('post-2');
  await scrollTo(200);
  expect([document.title, location.pathname]).toEqual(['T1', '/1/']);
  document.removeEventListener('onda-article', onEvent);
  expect(heard).toEqual([
    { id: 2, url: address(2), title: 'T2' },
    { id: 1, url: address(1), title: 'T1' },
  ]);
});

it.each([
  ['/1/', '/1/'],
  ['/1/?utm_source=carta&fbclid=1', '/1/?utm_source=carta&fbclid=1'],
  ['/1/?utm_source=carta#notas', '/1/?utm_source=carta'],
  ['/?p=1&utm_source=carta', '/1/'],
])('the address that was opened as %s is %s when the reader is back', async (opened, back) => {
  history.replaceState(null, '', opened);
  await start();
  await near();
  await scrollTo(950);
  expect(location.pathname + location.search).toBe('/2/');
  await scrollTo(200);
  expect(location.href).toBe(location.origin + back);
});

it('says on each place for advertisements of an article that was added that it is there', async () => {
  const places: string[] = [];
  const hear = ({ target }: Event) => places.push((target as HTMLElement).id);
  document.addEventListener('onda-slot', hear);
  answer = async (url) => ({
    url,
    html: article(2).replace(
      '</article>',
      '<p class="ad" id="uno"></p><p class="ad" id="dos"></p></article>',
    ),
  });
  await start({ slots: '.ad' });
  expect(places).toEqual([]);
  await near();
  await vi.waitFor(() => expect(places).toEqual(['uno', 'dos']));
  document.removeEventListener('onda-slot', hear);
});

it.each([
  [-1, 5],
  [0, 1],
  [2, 3],
])('with max="%i" the page has %i articles', async (max, count) => {
  await start({ max });
  for (let times = 0; times < 6; times++) await near();
  expect(articles()).toHaveLength(count);
});

it('comes late to a reader who is past the one before: it is active at once', async () => {
  await start();
  await scrollTo(960);
  expect(document.title).toBe('T1');
  await near();
  await vi.waitFor(() => expect([document.title, location.pathname]).toEqual(['T2', '/2/']));
});

it('looks no more once its element has left, whoever asks', () => {
  document.body.innerHTML = article(1) + article(2);
  const moved = vi.fn();
  const nodes = () => [...document.querySelectorAll('article')];
  const look = followReader({ nodes, active: () => 0, moved }, defaults, lifetime);
  Object.defineProperty(window, 'scrollY', { value: 960, configurable: true });
  lifetime.end();
  look();
  expect(moved).not.toHaveBeenCalled();
});

it('looks again only after 30 pixels', async () => {
  await start();
  await near();
  await scrollTo(940);
  await scrollTo(960);
  expect(document.title).toBe('T1');
  await scrollTo(970);
  expect(document.title).toBe('T2');
});

it('tells the data layer of each article that came, once', async () => {
  const layer: unknown[] = [];
  Reflect.set(window, 'dataLayer', layer);
  await start();
  await near();
  for (const y of [960, 0, 960]) await scrollTo(y);
  expect(layer).toEqual([
    { event: 'onda_article', article_id: 2, article_url: address(2), article_title: 'T2' },
  ]);
});

it('tells nobody where the page wants none of it', async () => {
  const layer: unknown[] = [];
  Reflect.set(window, 'dataLayer', layer);
  await start({ analytics: 'none' });
  await near();
  await scrollTo(960);
  expect([layer, document.title]).toEqual([[], 'T2']);
});

it.each([[0], [2]])('after %i articles a link leads on', async (max) => {
  await start({ max });
  for (let times = 0; times < 4; times++) await near();
  expect(fetched).toHaveLength(max);
  const link = tail()?.querySelector('a');
  expect([link?.href, link?.textContent]).toEqual([address(max + 2), 'Siguiente artículo']);
});

it.each([
  ['offline', () => Promise.reject(new TypeError('offline'))],
  ['a page without an article', () => Promise.resolve({ url: address(2), html: '<h1>500</h1>' })],
])('%s: says nothing and leaves the link', async (_, broken) => {
  answer = broken;
  await start();
  await near();
  expect(tail()?.querySelector('a')?.href).toBe(address(2));
  expect([articles(), screen.watched()]).toEqual([['post-1'], []]);
});

it('does not go round in a circle', async () => {
  answer = async (url) => ({
    url,
    html: article(1)
      .replace('post-1', 'post-2')
      .replace('"/1/"', '"/2/"')
      .replace('"/2/"></i>', '"/1/"></i>'),
  });
  await start();
  await near();
  await near();
  expect(fetched).toEqual([address(2)]);
});

it('a page that is made anew gets back its articles, above and below, and its place', async () => {
  await start();
  await near();
  await near();
  await scrollTo(1100);
  window.dispatchEvent(new Event('pagehide'));
  lifetime.end();
  expect(keptForPlace('stream')).toEqual({ urls: [address(1), address(2), address(3)], offset: 100 });

  lifetime = createLifetime();
  const scrolled = vi.spyOn(window, 'scrollBy').mockImplementation(() => {});
  await start({}, 2);
  await vi.waitFor(() => expect(articles()).toEqual(['post-1', 'post-2', 'post-3']));
  await vi.waitFor(() => expect(scrolled).toHaveBeenCalled());
  expect(document.querySelector('.onda-stream-tail')?.previousElementSibling?.id).toBe('post-3');
});

it('a page that is filled again with all it may bring has the link that leads on', async () => {
  remember('/2/', { urls: [1, 2, 3].map(address), offset: 0 });
  vi.spyOn(window, 'scrollBy').mockImplementation(() => {});
  await start({ max: 2 }, 2);
  await vi.waitFor(() => expect(tail()?.querySelector('a')?.href).toBe(address(4)));
});

it('fills a page as far as its articles can be had', async () => {
  const here = answer;
  answer = async (url) => (url === address(1) ? Promise.reject(new TypeError('offline')) : here(url));
  remember('/3/', { urls: [1, 2, 3, 4].map(address), offset: 0 });
  vi.spyOn(window, 'scrollBy').mockImplementation(() => {});
  await start({}, 3);
  await vi.waitFor(() => expect(articles()).toEqual(['post-2', 'post-3', 'post-4']));
});

it.each([
  [null],
  ['text'],
  [7],
  [{ urls: ['https://other.test/', 'https://other.test/2'] }],
  [{ urls: [{}, 1] }],
])('is not led astray by a memory of %j', async (memory) => {
  remember('/1/', memory);
  await start();
  expect(articles()).toEqual(['post-1']);
  expect(fetched).toEqual([]);
});

it('keeps no room for the next article on paper', async () => {
  await start();
  window.dispatchEvent(new Event('beforeprint'));
  expect(tail()?.hidden).toBe(true);
  window.dispatchEvent(new Event('afterprint'));
  expect(tail()?.hidden).toBe(false);
});

it('ends with its element', async () => {
  await start();
  await near();
  lifetime.end();
  await scrollTo(960);
  expect(tail()).toBeNull();
  expect(document.title).toBe('T1');
});

it('watches nothing where it ends before it has begun', async () => {
  document.body.innerHTML = `<div>${article(1)}</div>`;
  const target = document.querySelector('div') as HTMLElement;
  streamArticles({ target, options: defaults, lifetime }, answer);
  lifetime.end();
  await settled();
  expect(screen.watched()).toEqual([]);
});

it('ends with its element also between a scroll and the look that it asks for', async () => {
  await start();
  await near();
  await scrollTo(960, () => lifetime.end());
  expect(document.title).toBe('T1');
});
