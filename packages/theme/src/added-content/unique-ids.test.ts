import { expect, it } from 'vitest';
import { makeIdsUnique } from './unique-ids';

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const added = (html: string) => parse(html).body.firstElementChild as Element;

it('renames what the page has, and all that refers to it', () => {
  const page = parse('<p id="intro"></p><p id="notes-2"></p><p id="notes"></p>');
  const article = added(
    '<article id="intro" aria-labelledby="intro other"><a href="#notes">1</a><p id="notes" aria-describedby="notes"></p>' +
      '<label for="notes"></label><i id="free"></i></article>',
  );
  makeIdsUnique(article, page);
  expect(article.id).toBe('intro-2');
  expect(article.querySelector('a')?.getAttribute('href')).toBe('#notes-3');
  expect(article.querySelector('p')?.id).toBe('notes-3');
  expect(article.querySelector('p')?.getAttribute('aria-describedby')).toBe('notes-3');
  expect(article.querySelector('label')?.getAttribute('for')).toBe('notes-3');
  expect(article.querySelector('i')?.id).toBe('free');
});

it('leaves alone what is free, and links that lead elsewhere', () => {
  const article = added('<article><p id="one"></p><a href="#two">2</a><a href="/#one">3</a></article>');
  const before = article.outerHTML;
  makeIdsUnique(article, parse('<p id="zwei"></p>'));
  expect(article.outerHTML).toBe(before);
});

it('gives two of the same id in one article two names', () => {
  const article = added('<article><p id="note"></p><b id="note"></b></article>');
  const page = parse('<p id="note"></p>');
  makeIdsUnique(article, page);
  const names = [...article.querySelectorAll('[id]')].map((node) => node.id);
  expect(names).toEqual(['note-2', 'note-3']);
});
