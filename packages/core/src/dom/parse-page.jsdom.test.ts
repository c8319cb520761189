// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { parsePage } from './parse-page';

/** A part of a page → the text that a browser that runs scripts has in it. */
it.each([
  ['<noscript><img src="p.gif"></noscript>', ['<img src="p.gif">']],
  [
    '<noscript><iframe src="/medidor"></iframe><p>Uno</p></noscript>',
    ['<iframe src="/medidor"></iframe><p>Uno</p>'],
  ],
  ['<noscript>Sin <b>guiones</b> &amp; más</noscript>', ['Sin <b>guiones</b> &amp; más']],
  [
    '<p><noscript><img src="a.gif"></noscript><noscript><img src="b.gif"></noscript>',
    ['<img src="a.gif">', '<img src="b.gif">'],
  ],
  ['<noscript></noscript>', ['']],
  ['<table><tr><td><noscript><img src="p.gif"></noscript></td></tr></table>', ['<img src="p.gif">']],
])('%s', (html, expected) => {
  const page = parsePage(`<main>${html}</main>`);
  const asleep = [...page.querySelectorAll('noscript')];
  expect(asleep.map(({ textContent }) => textContent)).toEqual(expected);
  expect(asleep.flatMap(({ children }) => [...children])).toEqual([]);
});

it('in the head, too', () => {
  const page = parsePage('<head><noscript><link rel="stylesheet" href="a.css"></noscript></head><p>Uno</p>');
  expect(page.querySelectorAll('link')).toHaveLength(0);
});

it.each([
  [
    'a printed shadow root',
    '<template shadowrootmode="open"><noscript><audio src="a.mp3"></audio></noscript></template>',
  ],
  [
    'a template in a template',
    '<template><template><noscript><img src="p.gif"></noscript></template></template>',
  ],
])('in %s, too', (_, html) => {
  let content: ParentNode = parsePage(html);
  for (let inner = content.querySelector('template'); inner; inner = content.querySelector('template'))
    content = inner.content;
  expect(content.querySelectorAll('img, audio')).toHaveLength(0);
  expect(content.querySelector('noscript')?.textContent).toMatch(/^<(?:img|audio) src=/);
});

it('leaves what every browser shows', () => {
  const html = '<p class="a">Uno <img src="a.jpg" loading="lazy"></p>';
  expect(parsePage(html).body.innerHTML).toBe(html);
});
