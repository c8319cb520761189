import { describe, expect, it } from 'vitest';
import { addressMark, idMark, linkMark, thingMark } from './marks';

const made = (html: string): Element => {
  const place = document.createElement('div');
  place.innerHTML = html;
  return place.firstElementChild as Element;
};

describe('the thing that an element shows', () => {
  it.each([
    ['<b post-id="7"></b>', 'b[post-id="7"]'],
    ['<b data-id="12"></b>', 'b[data-id="12"]'],
    ['<b post-id="x" data-id="12"></b>', 'b[data-id="12"]'],
    ['<b data-id="12a"></b>', ''],
    ['<b data-id="a12"></b>', ''],
    ['<b data-id=""></b>', ''],
    ['<b class="card post-7" data-id="12"></b>', 'b.post-7'],
    ['<b class="post-7-first post-"></b>', ''],
    ['<b></b>', ''],
  ])('of %s is %j', (html, mark) => expect(thingMark(made(html))).toBe(mark));
});

describe('the id of an element', () => {
  it.each([
    ['<b id="sidebar"></b>', 'b#sidebar'],
    ['<b id="post-7"></b>', 'b#post-7'],
    ['<b id="block-2"></b>', ''],
    ['<b id="radix-a"></b>', ''],
    ['<b id="a b"></b>', ''],
    [`<b id="${'a'.repeat(100)}"></b>`, `b#${'a'.repeat(100)}`],
    [`<b id="${'a'.repeat(101)}"></b>`, ''],
    ['<b id=""></b>', ''],
  ])('%s is known by %j', (html, mark) => expect(idMark(made(html))).toBe(mark));
});

describe('where an element leads', () => {
  it.each([
    ['<a href="/uno/"></a>', 'a[href="/uno/"]'],
    ['<img src="/1.jpg">', 'img[src="/1.jpg"]'],
    ['<a href="/"></a>', ''],
    ['<a href="/a&quot;b/"></a>', ''],
    ['<a src="/1.jpg"></a>', ''],
  ])('%s: %j', (html, mark) => expect(addressMark(made(html))).toBe(mark));
});

describe('the one article that a card is about', () => {
  it.each([
    ['one link', '<p class="card"><a href="/uno/">1</a></p>', 'p.card:has(a[href="/uno/"])'],
    [
      'two links of one article',
      '<p class="card"><a href="/uno/">1</a><a href="/uno/">1</a></p>',
      'p.card:has(a[href="/uno/"])',
    ],
    [
      'a heading beside other links',
      '<div class="card"><a href="/tema/">T</a><h2><a href="/uno/">1</a></h2></div>',
      'div.card:has(a[href="/uno/"])',
    ],
    ['two articles', '<p class="card"><a href="/uno/">1</a><a href="/dos/">2</a></p>', ''],
    ['no link', '<p class="card">1</p>', ''],
    ['an address that no selector may hold', '<p class="card"><a href="/u&quot;no/">1</a></p>', ''],
    ['no name of its own', '<p><a href="/uno/">1</a></p>', 'p:has(a[href="/uno/"])'],
  ])('is known by %s', (_, html, mark) => expect(linkMark(made(html))).toBe(mark));
});
