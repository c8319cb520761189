import { expect, it } from 'vitest';
import { type SAMPLE_ROWS, showRows } from './samples';

const SONG = '<b part="title">T</b><i part="artist">A</i>';
const BLOCK = `<button part="more" aria-expanded="false" data-close="Cerrar">Más</button>
  <div part="block" hidden=""><p part="now">…</p></div>`;
const ROWS = [['<Mar>', 'Los & Faros']] as const;

/** The template of an element with what there is to show. */
function shown(tag: string, html: string, values: object = {}, rows: typeof SAMPLE_ROWS = ROWS) {
  const root = document.createElement('div');
  root.innerHTML = html;
  showRows(tag, root, values as never, rows);
  return root;
}
const htmlOf = (...given: Parameters<typeof shown>) => shown(...given).innerHTML;

it.each([
  ['radio-player', SONG, '<b part="title">&lt;Mar&gt;</b><i part="artist">Los &amp; Faros</i>'],
  ['radio-player', '<p></p>', '<p></p>'],
  ['live-radio-button', '<p></p><b part="status">x</b>', '<p></p>'],
  ['fav-clear', '<button disabled="">x</button>', '<button>x</button>'],
  ['fav-button', `<button disabled="">x</button>${SONG}`, `<button disabled="">x</button>${SONG}`],
  ['fav-list', '<p></p>', '<p></p>'],
])('of %s it shows in %s: %s', (tag, html, expected) => {
  expect(htmlOf(tag, html)).toBe(expected);
});

it.each([
  ['radio-player', SONG],
  ['now-playing', BLOCK],
])('leaves %s as it is where there is no song', (tag, html) => {
  expect(htmlOf(tag, html, {}, [])).toBe(html);
});

it('opens the block of the song', () => {
  const root = shown('now-playing', BLOCK);
  const button = root.querySelector('button');
  expect([button?.getAttribute('aria-expanded'), button?.textContent]).toEqual(['true', 'Cerrar']);
  expect([
    root.querySelector('[part="block"]')?.hasAttribute('hidden'),
    root.querySelector('[part="now"]'),
  ]).toEqual([false, null]);
  expect(root.querySelector('[part="title"]')?.textContent).toBe('<Mar>');
  expect(root.querySelector('[part="artist"]')?.textContent).toBe('Los & Faros');
});

it.each<[object, [string, number, number, number]]>([
  [{}, ['<Mar>', 1, 0, 0]],
  [{ includeLinks: false }, ['<Mar>', 0, 0, 0]],
  [{ includeThumbnails: true }, [' <Mar>', 1, 1, 0]],
  [{ includeExcerpts: true }, ['<Mar>Los & Faros', 1, 0, 1]],
])('lists favorites by %j', (values, expected) => {
  const item = shown('fav-list', '<span part="status"></span>', values).querySelector('li') as Element;
  const count = (selector: string) => item.querySelectorAll(selector).length;
  expect([item.textContent, count('a'), count('svg'), count('p')]).toEqual(expected);
});
