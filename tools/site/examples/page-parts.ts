import type { Examples } from './example';
import { paragraphs } from './text';

const submenu = (name: string, items: string[]) =>
  `<li class="menu-item-has-children"><a href="#${name}">${name}</a><ul class="sub-menu">${items.map((item) => `<li><a href="#${item}">${item}</a></li>`).join('')}</ul></li>`;

const menu = `<ul>${submenu('Music', ['Jazz', 'Choirs'])}${submenu('Culture', ['Film', 'Books'])}<li><a href="#Sports">Sports</a></li></ul>`;

const article = (count: number) => `<h1>The lighthouse festival is back</h1>${paragraphs(count)}`;

const sections: [string, string][] = [
  ['09:00 Breakfast radio', 'News, weather, and the first song that somebody asks for.'],
  ['12:00 Harbor talk', 'Who came in this morning, and with what.'],
  ['20:00 Live from the lighthouse', 'One band, one room, no second take.'],
];
const shown = sections
  .slice(0, 2)
  .map(([title, text]) => `<h3>${title}</h3>\n<p>${text}</p>`)
  .join('\n');
const tabs = sections
  .map(([title, text], at) => `<section id="tab-${at}"><h3>${title}</h3><p>${text}</p></section>`)
  .join('');
const folded = sections
  .map(
    ([title, text], at) =>
      `<details id="fold-${at}"><summary><h3>${title}</h3></summary><p>${text}</p></details>`,
  )
  .join('');

export const pagePartsExamples: Examples = {
  'sticky-header': {
    attributes: { for: '#masthead' },
    before: `<header id="masthead" class="masthead"><b>Radio Onda</b> <a href="#news">News</a> <a href="#shows">Shows</a></header><main>${article(12)}</main>`,
    hint: 'Scroll down, then up: the header goes and is back.',
    height: 380,
    isPage: true,
  },
  'mobile-menu': {
    attributes: { for: '#main-menu', toggle: '.menu-button', breakpoint: 768 },
    live: { breakpoint: 4000, loading: 'eager' },
    before: `<header class="masthead"><b>Radio Onda</b> <button class="menu-button" type="button">Menu</button></header><nav id="main-menu" aria-label="Sections" hidden>${menu}</nav><main>${article(2)}</main>`,
    hint: 'Press Menu. Escape closes it, and the focus is back on the button.',
    height: 420,
    isPage: true,
  },
  'sub-menus': {
    attributes: { for: '.site-menu' },
    before: `<nav class="site-menu" aria-label="Sections">${menu}</nav>`,
    hint: 'Each entry with a submenu has a button beside its link.',
    height: 240,
  },
  'back-to-top': {
    before: `<main id="top">${article(14)}</main>`,
    hint: 'Scroll down: the link comes.',
    height: 380,
    isPage: true,
  },
  'sticky-sidebar': {
    content: '<aside>…</aside>',
    liveContent:
      '<aside aria-label="Latest"><h2>Latest</h2><ul><li><a href="#a">The library opens at night</a></li><li><a href="#b">Poems on bus line 7</a></li></ul></aside>',
    before: `<div class="columns"><main>${article(12)}</main><div>`,
    after: '</div></div>',
    hint: 'Scroll: the sidebar stays in sight.',
    height: 420,
    isPage: true,
  },
  'page-preloader': {
    after: `<main>${article(3)}</main>`,
    hint: 'It covers the page until it is loaded. Load the example anew to see it.',
    height: 300,
    isPage: true,
  },
  'content-tabs': {
    content: shown,
    liveContent: tabs,
    hint: 'The arrow keys lead from tab to tab. The address names the open one.',
  },
  'content-accordion': {
    content: shown,
    liveContent: folded,
    hint: 'They are the browser’s own details, and work without scripts.',
  },
  'hover-boxes': {
    content: '<article><h3>The lighthouse</h3><p>Built in 1874, and it still turns.</p></article>',
    liveContent:
      '<article><h3>The lighthouse</h3><p>Built in 1874, and it still turns.</p></article><article><h3>The harbor</h3><p>Twelve boats leave each morning.</p></article>',
    hint: 'Point at a box, or reach it with Tab.',
    height: 180,
  },
};
