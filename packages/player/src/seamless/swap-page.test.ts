import { fakeClock } from '@onda/core/testing/fake-clock';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { preparePage } from './swap-page';

const URL_OF_PAGE = 'https://site.test/dos/';
let player: HTMLElement;

beforeEach(() => {
  document.head.innerHTML = '<title>Uno</title><meta name="description" content="uno"><style>p{}</style>';
  document.body.innerHTML =
    '<main><h1>Uno</h1></main><radio-player station="onda"></radio-player><script type="application/json" id="onda-config">{}</script>';
  document.body.className = 'page-uno';
  player = document.querySelector('radio-player') as HTMLElement;
  player.setAttribute('data-living', '');
});
afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
  document.body.className = '';
});

const pageOf = (body: string, head = '<title>Dos</title>') =>
  `<!doctype html><html lang="en"><head>${head}</head><body class="page-dos">${body}</body></html>`;

async function show(html: string) {
  const swap = await preparePage({ url: URL_OF_PAGE, html }, () => [player], fakeClock());
  swap();
}

it('replaces the body but for the player, which takes the place of its twin', async () => {
  await show(pageOf('<main><h1>Dos</h1></main><aside><radio-player station="onda"></radio-player></aside>'));
  expect(document.querySelector('h1')?.textContent).toBe('Dos');
  expect([...document.querySelectorAll('radio-player')]).toEqual([player]);
  expect(player.parentElement?.localName).toBe('aside');
  expect([document.title, document.body.className, document.documentElement.lang]).toEqual([
    'Dos',
    'page-dos',
    'en',
  ]);
});

it.each([
  ['a card', 'player-width="560"', 'sticky="true" start-minified="true" seamless="true"', 'a bar'],
  [
    'a bar',
    'sticky="true" start-minified="true" seamless="true"',
    'player-width="560" class="wide"',
    'a card',
  ],
])('%s (%s) that finds %s is %s there, and the marks of scripts stay', async (_is, own, twin) => {
  document.body.innerHTML = `<radio-player station="onda" data-living ${own}></radio-player>`;
  player = document.querySelector('radio-player') as HTMLElement;
  await show(pageOf(`<radio-player station="onda" data-ready ${twin}></radio-player>`));
  const expected = document.createElement('div');
  expected.innerHTML = `<radio-player station="onda" data-living ${twin}></radio-player>`;
  expect(document.querySelector('radio-player')).toBe(player);
  expect(player.isEqualNode(expected.firstElementChild)).toBe(true);
});

it('keeps the player dressed while it is moved', async () => {
  const root = player.attachShadow({ mode: 'open' });
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  Object.defineProperty(link, 'sheet', { value: { cssRules: [{ cssText: 'p { color: red; }' }] } });
  root.append(link);
  await show(pageOf('<radio-player station="onda"></radio-player>'));
  expect(root.adoptedStyleSheets).toHaveLength(1);
});

it('leaves the player at the end of a page without one, and keeps the configuration', async () => {
  await show(pageOf('<main><h1>Dos</h1></main><radio-player station="otra"></radio-player>'));
  expect(player.isConnected).toBe(true);
  expect(document.querySelectorAll('radio-player')).toHaveLength(2);
  expect(document.querySelector('#onda-config')).not.toBeNull();
});

it('says in the head what the next page says', async () => {
  const head =
    '<title>Dos</title><meta name="description" content="dos"><link rel="canonical" href="https://site.test/dos/">';
  await show(pageOf('<p>x</p>', head));
  expect(document.querySelector('meta[name="description"]')?.getAttribute('content')).toBe('dos');
  expect(document.querySelectorAll('title')).toHaveLength(1);
  expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
    'https://site.test/dos/',
  );
});

it('brings the styles of the next page and takes away those it does not have', async () => {
  await show(pageOf('<p>x</p>', '<title>Dos</title><style>h1{}</style>'));
  expect([...document.head.querySelectorAll('style')].map((style) => style.textContent)).toEqual(['h1{}']);
});

it('runs no script of the page again, none that is written into it, none of another origin', async () => {
  const scripts =
    '<script>window.ran = true</script><script src="https://other.test/a.js"></script>' +
    '<script type="module" src="/nuevo.js"></script>';
  await show(pageOf(`<p>x</p>${scripts}`));
  const loaded = () => [...document.head.querySelectorAll('script')].map(({ src, async }) => [src, async]);
  expect(loaded()).toEqual([['https://site.test/nuevo.js', false]]);
  expect(Reflect.get(window, 'ran')).toBeUndefined();
  document.head.querySelector('script')?.remove();
  await show(pageOf(`<p>x</p>${scripts}`));
  expect(loaded()).toEqual([]);
});

it.each([
  ['js theme', 'no-js theme', 'theme js'],
  ['theme woocommerce-js', 'woocommerce-no-js page-dos', 'page-dos woocommerce-js'],
  ['theme', 'no-js page-dos', 'page-dos'],
  ['no-js', 'no-js page-dos', 'no-js page-dos'],
])(
  'a script that swapped classes of the first page, %j, is heeded: %j becomes %j',
  async (shown, next, now) => {
    document.body.className = shown;
    const html = `<html><head><title>Dos</title></head><body class="${next}"><p>x</p></body></html>`;
    await show(html);
    expect(document.body.className).toBe(now);
  },
);

it('keeps what scripts put on the document, and nothing of what they put on the body', async () => {
  document.documentElement.className = 'dark';
  document.body.className = 'page-uno menu-open';
  await show(pageOf('<p>x</p>'));
  await show(pageOf('<p>x</p>'));
  expect([document.documentElement.className, document.body.className]).toEqual(['dark', 'page-dos']);
  document.documentElement.className = '';
});

it.each(['', '0', '<html>', 'not allowed'])('refuses what is no page: %j', async (html) => {
  await expect(show(html)).rejects.toThrow('an empty page');
  expect(document.querySelector('h1')?.textContent).toBe('Uno');
});
