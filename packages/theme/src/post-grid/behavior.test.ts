import { createLifetime } from '@onda/core/testing/endings';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { filterGrid } from './behavior';

const OPTIONS = { for: '', item: 'article, .wp-block-post', field: 'input[type="search"]' };
const MARKUP = `<div class="onda-filters"><a href="#filter=" data-filter="">Todo</a>
  <a href="/category/cultura/" data-filter="cultura">Cultura</a>
  <form><input type="search" name="s"></form></div>
  <article data-filter="cultura rock">La canción del AÑO</article>
  <article data-filter="deportes">Gol en el último minuto</article>
  <li class="wp-block-post category-cultura">Un museo abierto</li>`;

let lifetime = createLifetime();
const root = () => document.querySelector('main') as HTMLElement;
const shown = () =>
  [...root().querySelectorAll<HTMLElement>(OPTIONS.item)]
    .filter(({ style }) => style.display !== 'none')
    .map(({ textContent }) => textContent.split(' ')[1]);
const status = () => root().querySelector('[role="status"]')?.textContent;
const current = () =>
  [...root().querySelectorAll('[aria-current="true"]')].map(({ textContent }) => textContent);

function start(hash = '', markup = MARKUP) {
  history.replaceState(null, '', `/lista/${hash}`);
  document.body.innerHTML = `<main>${markup}</main>`;
  filterGrid({ target: root(), options: OPTIONS, lifetime });
}
function go(hash: string) {
  history.replaceState(null, '', `/lista/${hash}`);
  dispatchEvent(new Event('hashchange'));
}
function type(text: string) {
  const field = root().querySelector('input') as HTMLInputElement;
  field.value = text;
  field.dispatchEvent(new Event('input'));
}

beforeEach(() => {
  lifetime = createLifetime();
  document.documentElement.lang = 'es';
});
afterEach(() => {
  lifetime.end();
  history.replaceState(null, '', '/');
});

it('shows everything and says nothing until something is asked', () => {
  start();
  expect([shown(), status(), current()]).toEqual([['canción', 'en', 'museo'], '', ['Todo']]);
});

it.each([
  ['#filter=*', 'Todo'],
  ['#filter=.rock', 'Rock'],
  ['#filter=rock', 'Rock'],
])('a theme’s links may say * and a class: %s is %s', (hash, name) => {
  start(hash, '<a data-filter="*" href="#">Todo</a><a data-filter=".rock" href="#">Rock</a>');
  expect(current()).toEqual([name]);
});

it.each([
  ['#filter=cultura', ['canción', 'museo'], '2 de 3 entradas'],
  ['#filter=.cultura', ['canción', 'museo'], '2 de 3 entradas'],
  ['#filter=rock', ['canción'], '1 de 3 entradas'],
  ['#filter=nadie', [], 'Ninguna entrada corresponde.'],
  ['#filter=*', ['canción', 'en', 'museo'], ''],
  ['#filter=%E0%A4%A', [], 'Ninguna entrada corresponde.'],
  ['#comentarios', ['canción', 'en', 'museo'], ''],
])('a link to %s shows what it names', (hash, expected, said) => {
  start(hash);
  expect([shown(), status()]).toEqual([expected, said]);
});

it('follows the address, and marks the choice', () => {
  start();
  expect(root().querySelector('[data-filter="cultura"]')?.getAttribute('href')).toBe('#filter=cultura');
  go('#filter=cultura');
  expect([shown(), current()]).toEqual([['canción', 'museo'], ['Cultura']]);
  go('');
  expect([shown(), current()]).toEqual([['canción', 'en', 'museo'], ['Todo']]);
});

it.each([
  ['canción', ['canción']],
  ['CANCION ano', ['canción']],
  ['  museo ', ['museo']],
  ['ultimo gol', ['en']],
  ['xyz', []],
])('finds %j without case and accents', (text, expected) => {
  start();
  type(text);
  expect(shown()).toEqual(expected);
});

it('finds among what the filter shows, also what was added meanwhile', () => {
  start('#filter=cultura');
  type('museo');
  expect([shown(), status()]).toEqual([['museo'], '1 de 3 entradas']);
  root().insertAdjacentHTML('beforeend', '<article data-filter="cultura">Otro museo</article>');
  root().insertAdjacentHTML('beforeend', '<article data-filter="cultura">Otra cosa</article>');
  root().dispatchEvent(new Event('onda-append'));
  expect([shown(), status()]).toEqual([['museo', 'museo'], '2 de 5 entradas']);
});

it('does not send the form, which searches the site without a script', () => {
  start();
  const event = new Event('submit', { cancelable: true });
  root().querySelector('form')?.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
});

it('reads what a browser puts back into the field', () => {
  start();
  (root().querySelector('input') as HTMLInputElement).value = 'museo';
  dispatchEvent(new Event('pageshow'));
  expect(shown()).toEqual(['museo']);
});

it('leaves the list as it was, and hears no more', () => {
  start('#filter=rock');
  lifetime.end();
  expect([shown(), status()]).toEqual([['canción', 'en', 'museo'], '']);
  go('#filter=rock');
  expect(shown()).toEqual(['canción', 'en', 'museo']);
});

it('needs neither field nor links', () => {
  start('#filter=cultura', '<article data-filter="cultura">La única</article><article>Otra más</article>');
  expect(shown()).toEqual(['única']);
});
