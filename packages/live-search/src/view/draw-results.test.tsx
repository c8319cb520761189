import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Byline, Dateline, Group, PictureResult, Result } from '../search/PhpTemplates';
import { item, printed } from '../testing/replies';
import type { Item, Reply } from '../wire/wire';
import type { Way } from './draw-results';
import { marker } from './mark-words';
import { listOf } from './result-list';

const WAY: Way = {
  listId: 'lista',
  isGrid: false,
  layout: 'vertical',
  mark: marker('tango', false),
  link: (address) => `${address}?asp_highlight=tango`,
};
const NAME = 'item asp_r_pagepost asp_r_pagepost_7 asp_r_post';
const DAY = '02/01/2026';
const TANGO: Item = { ...item('Tango & <vals>', '7'), excerpt: 'Un tango.', day: DAY };
const TEXTS = { id: '7', name: NAME, link: TANGO.link, title: TANGO.title, text: 'Un tango.' };

const counts = { count: 1, total: 1 };
const dated = (name = NAME) => (
  <Result {...TEXTS} name={name}>
    <Dateline day={DAY} />
  </Result>
);

function nodesOf(reply: Reply, way = WAY) {
  const place = document.createElement('div');
  const [page] = listOf({ phrase: 'tango', first: reply, further: [], isAutoPopulated: false }).pages;
  if (page) place.append(page.paint(2, way));
  return place.innerHTML.replace(' decoding="async"', '');
}

describe('results that came as data', () => {
  const image = 'https://radio.test/a.jpg';
  it.each<[string, Partial<Item>, Partial<Way>, React.ReactElement]>([
    ['a day', {}, {}, dated()],
    [
      'an author',
      { author: 'Ana Tango' },
      {},
      <Result {...TEXTS} key="">
        <Byline author="Ana Tango" day={DAY} />
      </Result>,
    ],
    [
      'a picture',
      { image },
      {},
      <PictureResult {...TEXTS} key="" image={image}>
        <Dateline day={DAY} />
      </PictureResult>,
    ],
    ['the grid of cards', {}, { layout: 'isotopic' }, dated(`${NAME} asp_isotopic_item`)],
    ['photographs', {}, { layout: 'polaroid' }, dated(`${NAME} photostack-flip`)],
  ])('stand as those that PHP fills: %s', (_, more, way, php) => {
    const html = renderToStaticMarkup(php);
    const drawn: Reply = { kind: 'results', html: '', items: [{ ...TANGO, ...more }], ...counts };
    const expected = nodesOf(printed({ ...drawn, html }), { ...WAY, ...way });
    expect(expected).toContain('id="lista-3"');
    expect(nodesOf(drawn, { ...WAY, ...way })).toBe(expected);
  });

  it('stand in groups as those that PHP fills', () => {
    const html = renderToStaticMarkup(
      <Group name="post" title="Tangos (1)">
        {dated()}
      </Group>,
    );
    const groups = [{ key: 'post', title: 'Tangos (1)', items: [TANGO] }];
    const drawn: Reply = { kind: 'grouped', html: '', items: [TANGO], groups, ...counts };
    expect(nodesOf(drawn)).toBe(nodesOf(printed({ ...drawn, html })));
    expect(nodesOf(drawn)).toContain('id="lista-4"');
  });

  it('is a text where the address is none', () => {
    const items = [{ ...TANGO, link: 'javascript:alert(1)' }];
    expect(nodesOf({ kind: 'results', html: '', items, ...counts })).not.toMatch(/href|javascript/);
  });

  it('is a row with one cell beside those with a button', () => {
    const place = document.createElement('div');
    place.innerHTML = nodesOf(
      { kind: 'results', html: '', items: [TANGO], ...counts },
      { ...WAY, isGrid: true },
    );
    const [row, cell] = [place.querySelector('[role="row"]'), place.querySelector('[role="row"] > a')];
    expect([row?.id, row?.className, row?.getAttribute('aria-selected')]).toEqual(['lista-3', NAME, 'false']);
    expect([cell?.id, cell?.getAttribute('role'), cell?.hasAttribute('aria-selected')]).toEqual([
      'lista-3-0',
      'gridcell',
      false,
    ]);
  });
});
