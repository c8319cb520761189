import { beforeEach, describe, expect, it } from 'vitest';
import { anchoredSelector } from './selector';

/** The grammar of a step that the server accepts; PHP has the same. */
const PINNED =
  /^:nth-child\(\d+ of [^()]+(:not\(\[id\]\))?\):nth-last-child\(\d+ of [^()]+(:not\(\[id\]\))?\)$/;

beforeEach(() => {
  document.body.innerHTML = `
    <div id="wpadminbar"></div>
    <div class="site is-loaded">
      <main class="content"><h1>Portada</h1>
        <ul class="grid">
          <li class="post-1 post status-publish"><h2 class="title"><a href="/uno/">Uno</a></h2><p>a</p></li>
          <li class="post-2 post status-publish"><h2 class="title"><a href="/dos/">Dos</a></h2><p>b</p></li>
        </ul>
        <div class="cards">
          <article class="card"><a href="/tres/"><img src="/3.jpg" alt=""></a><h3><a href="/tres/">Tres</a></h3><a href="/tema/">Tema</a></article>
          <article class="card"><h3><a href="/cuatro/">Cuatro</a></h3></article>
        </div>
        <section class="block"><h2>A</h2><p>x</p></section>
        <section class="block"><h2>B</h2><p>y</p></section>
      </main>
      <aside id="sidebar"><div class="widget"></div><div class="widget"></div></aside>
      <aside id="block-2"><div class="promo"></div></aside>
    </div>
    <div>plain</div>`;
});

const one = (selector: string): Element => {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`there is no ${selector}`);
  return element;
};
const found = (selector: string) => [...document.querySelectorAll(selector)];

it.each<[string, string, string]>([
  ['an id of its author', '#sidebar', 'aside#sidebar'],
  ['the post that it shows', 'li.post-2', '> li.post-2'],
  ['where it leads', '.card [href="/tema/"]', '> a[href="/tema/"]'],
  ['the one article that it is about', '.card', '> article.card:has(a[href="/tres/"])'],
  [
    'its place among its like',
    '.block',
    '> :nth-child(1 of section.block):nth-last-child(2 of section.block)',
  ],
  ['being the only one', 'ul.grid', 'main > :nth-child(1 of ul.grid):nth-last-child(1 of ul.grid)'],
  [
    'a post and the way from it',
    '.post-1 a',
    '> li.post-1 > :nth-child(1 of h2.title):nth-last-child(1 of h2.title) >',
  ],
  ['the classes that last', '.site', 'body > :nth-child(1 of div.site):nth-last-child(1 of div.site)'],
  ['no id that a counter made', '#block-2', ':nth-child(2 of aside):nth-last-child(1 of aside)'],
  [
    'no bar that editors alone have',
    'body > div:last-child',
    'body > :nth-child(2 of div:not([id])):nth-last-child(1 of div:not([id]))',
  ],
])('knows an element by %s', (_, element, selector) => {
  expect(anchoredSelector(one(element))).toContain(selector);
});

it('finds every element of the page, and it alone, in the grammar that the server takes', () => {
  for (const element of document.querySelectorAll('main *, aside, aside *')) {
    const selector = anchoredSelector(element);
    expect(found(selector)).toEqual([element]);
    const [anchor = '', ...steps] = selector.split(' > ');
    expect(anchor).toMatch(/^(body|main|[a-z]+#[\w-]+)$/);
    for (const step of steps.filter((step) => step.startsWith(':'))) expect(step).toMatch(PINNED);
  }
});

describe('when the page has changed', () => {
  const change = (where: string, html: string, position: InsertPosition = 'afterbegin') =>
    one(where).insertAdjacentHTML(position, html);

  it.each<[string, string, string, string]>([
    [
      'a new post above',
      'li.post-2 p',
      'ul.grid',
      '<li class="post-9 post"><h2 class="title"><a href="/9/">9</a></h2><p>n</p></li>',
    ],
    [
      'another card above',
      '.card:last-child',
      '.cards',
      '<article class="card"><h3><a href="/nuevo/">Nuevo</a></h3></article>',
    ],
    ['a notice in the page', '.block', 'main', '<div class="notice">Aviso</div>'],
    ['a bar above everything', '.site', 'body', '<div id="bar" class="bar">Aviso</div>'],
  ])('with %s it is still the same element', (_, element, where, html) => {
    const before = one(element);
    const selector = anchoredSelector(before);
    change(where, html);
    expect(found(selector)).toEqual([before]);
  });

  it.each<[string, string, string, string]>([
    [
      'one that looks the same stands above',
      '.block',
      'main',
      '<section class="block"><h2>Nuevo</h2></section>',
    ],
    ['it is no longer the only one', '.site', 'body', '<div class="site"></div>'],
  ])('and %s, nothing is hidden rather than the wrong thing', (_, element, where, html) => {
    const selector = anchoredSelector(one(element));
    change(where, html);
    expect(found(selector)).toEqual([]);
  });

  it('hides nothing once the post is gone and another has its place', () => {
    const selector = anchoredSelector(one('li.post-1'));
    one('li.post-1').className = 'post-7 post status-publish';
    expect(found(selector)).toEqual([]);
  });
});

it.each([
  ['an id that two elements have', '<p id="twice"></p><p id="twice"></p>', 'p'],
  ['names that need escaping', '<p id="a:b" class="md:w-1/2 w-[3px]"></p>', 'p'],
  ['an address with a brace', '<p><a href="/{x}/">a</a><a href="/y/">b</a></p>', 'a'],
])('goes by the place where there is %s', (_, html, selector) => {
  one('main').innerHTML = html;
  const element = one(`main ${selector}`);
  expect(anchoredSelector(element)).toMatch(/:nth-child\(1 of/);
  expect(found(anchoredSelector(element))).toEqual([element]);
});

it('has none for what stands nowhere, nor one that is too long to keep', () => {
  expect(anchoredSelector(document.createElement('p'))).toBe('');
  one('main').innerHTML = '<div class="a-very-long-name-indeed">'.repeat(40);
  expect(anchoredSelector([...one('main').querySelectorAll('div')].at(-1) as Element)).toBe('');
});
