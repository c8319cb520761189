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

/** The markup beside an element with this id, in an article whose page has the id already → as it is then. */
it.each([
  ['nota-1', '<button popovertarget="nota-1"></button>', '<button popovertarget="nota-1-2"></button>'],
  [
    'nota',
    '<button commandfor="nota" command="show-modal"></button>',
    '<button commandfor="nota-2" command="show-modal"></button>',
  ],
  ['nota', '<input aria-errormessage="nota">', '<input aria-errormessage="nota-2">'],
  ['nota', '<b aria-flowto="otra nota"></b>', '<b aria-flowto="otra nota-2"></b>'],
  [
    'nota',
    '<b aria-controls="nota" aria-owns="nota"></b>',
    '<b aria-controls="nota-2" aria-owns="nota-2"></b>',
  ],
  ['nota', '<b aria-details="nota"></b>', '<b aria-details="nota-2"></b>'],
  ['nota', '<b aria-activedescendant="nota"></b>', '<b aria-activedescendant="nota-2"></b>'],
  ['nota', '<b itemref="nota"></b>', '<b itemref="nota-2"></b>'],
  ['nota', '<svg><use href="#nota"></use></svg>', '<svg><use href="#nota-2"></use></svg>'],
  ['nota', '<svg><use xlink:href="#nota"></use></svg>', '<svg><use xlink:href="#nota-2"></use></svg>'],
  ['nota', '<b fill="url(#nota)"></b>', '<b fill="url(#nota-2)"></b>'],
  ['nota', '<b clip-path="url( \'#nota\' )"></b>', '<b clip-path="url( \'#nota-2\' )"></b>'],
  ['nota', '<b style="filter: url(#nota) blur(1px)"></b>', '<b style="filter: url(#nota-2) blur(1px)"></b>'],
  [
    'nota',
    '<style>#nota, b #nota:hover { fill: url(#nota) }</style>',
    '<style>#nota-2, b #nota-2:hover { fill: url(#nota-2) }</style>',
  ],
  ['nota', '<b data-bs-target="#nota"></b>', '<b data-bs-target="#nota-2"></b>'],
  ['nota', '<b data-target="#otra, #nota"></b>', '<b data-target="#otra, #nota-2"></b>'],
  ['nota', '<a href="https://radio.example/dos/#nota">a</a>', '<a href="#nota-2">a</a>'],
  [
    'nota',
    '<b style="fill: url(https://radio.example/dos/#nota)"></b>',
    '<b style="fill: url(#nota-2)"></b>',
  ],
  ['nota', '<style>a:not(#nota),b{fill:#fff}</style>', '<style>a:not(#nota-2),b{fill:#fff}</style>'],
  ['nota', '<b begin="nota.click"></b>', '<b begin="nota-2.click"></b>'],
  ['nota', '<b end="2s; nota.end+1.5s ;otra.click"></b>', '<b end="2s; nota-2.end+1.5s ;otra.click"></b>'],
  ['canción', '<a href="#canci%C3%B3n">a</a>', '<a href="#canción-2">a</a>'],
  ['100%', '<a href="#100%">a</a>', '<a href="#100%-2">a</a>'],
  // Nothing refers to it here.
  ['nota', '<a href="https://radio.example/tres/#nota">a</a>', ''],
  ['otra', '<a href="https://radio.example/dos/#nota">a</a>', ''],
  ['nota', '<a href="https://radio.example/dos/">a</a>', ''],
  ['click', '<b begin="nota.click"></b>', ''],
  ['nota', '<b begin="nota"></b>', ''],
  ['nota', '<a href="https://red.example/?u=https://radio.example/dos/#nota">a</a>', ''],
  ['nota', '<a href="/dos/#nota">a</a>', ''],
  ['nota', '<a href="#nota-al-pie">a</a>', ''],
  ['nota', '<b title="#nota"></b>', ''],
  ['page', '<b aria-current="page" aria-haspopup="page"></b>', ''],
  ['nota', '<input value="#nota">', ''],
  ['nota', '<b class="nota" data-word="nota">nota</b>', ''],
  ['nota', '<b fill="url(#nota-al-pie)"></b>', ''],
  ['nota', '<a href="#%E0%A4%A">a</a>', ''],
])('of #%s follows: %s', (id, written, expected) => {
  const article = added(`<article><p id="${id}"></p><div>${written}</div></article>`);
  const before = article.querySelector('div')?.innerHTML;
  makeIdsUnique(article, parse(`<p id="${id}"></p>`), 'https://radio.example/dos/');
  expect(article.querySelector('p')?.id).toBe(`${id}-2`);
  expect(article.querySelector('div')?.innerHTML).toBe(expected || before);
});

it('gives two of the same id in one article two names', () => {
  const article = added('<article><p id="note"></p><b id="note"></b></article>');
  const page = parse('<p id="note"></p>');
  makeIdsUnique(article, page);
  const names = [...article.querySelectorAll('[id]')].map((node) => node.id);
  expect(names).toEqual(['note-2', 'note-3']);
});
