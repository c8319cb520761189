import { next } from '@wordpress/shortcode';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { wholeBlock } from '../editor-block';
import { transformsOf } from './transforms';

vi.mock('@wordpress/blocks', () => ({
  createBlock: (name: string, attributes: object, inner: object[] = []) => ({ name, attributes, inner }),
  rawHandler: ({ HTML }: { HTML: string }) => [`inside: ${HTML}`],
}));
vi.mock('@wordpress/shortcode', () => ({ next: vi.fn() }));

/** The names are those of the WordPress packages; the tests look at what is made of them. */
type Made = { name: string; attributes: Record<string, unknown>; inner: unknown[] };
interface Way {
  type: string;
  blocks?: string[];
  tag?: string[];
  selector?: string;
  schema?: Record<string, { attributes: string[] }>;
  isMatch?(attributes: object): boolean;
  transform(...given: unknown[]): Made | Made[];
}

const FIELDS = [
  [
    ['radioStream', 'Stream'],
    ['volume', 'Volume', '', { type: 'number', default: 1 }],
  ],
  [['sticky', 'Sticky', '', { type: 'boolean' }]],
] as const;
const PLAYER = wholeBlock('radio-player', {
  fields: FIELDS,
  shortcodes: ['radio_player', 'lunaradio'],
  from: ['core/audio', 'core/gallery', 'core/search', 'core/of-tomorrow'],
});
const TABS = wholeBlock('content-tabs', { fields: [[['station', 'Station']]], preview: 'content' });

const transforms = (name: string, block = PLAYER) =>
  transformsOf(name, block) as unknown as { from: Way[]; to: Way[] };
const wayOf = (name: string, block: typeof PLAYER, fits: (way: Way) => boolean | undefined): Way =>
  transforms(name, block).from.find(fits) ?? expect.fail('no such way');
const fromBlock = (core: string, name = 'onda/radio-player', block = PLAYER) =>
  wayOf(name, block, ({ blocks }) => blocks?.includes(core));

const player = (attributes: object, inner: unknown[] = []): Made => ({
  name: 'onda/radio-player',
  attributes: attributes as Made['attributes'],
  inner,
});

/** WordPress finds the shortcode of that name. */
const find = (tag: string, named: Record<string, string>, content?: string) =>
  vi.mocked(next).mockImplementation((asked) => {
    const shortcode = { attrs: { named }, ...(content === undefined ? {} : { content }) };
    return asked === tag ? { shortcode } : undefined;
  });

beforeEach(() => void vi.mocked(next).mockReset());

describe('a shortcode', () => {
  it('is one of the block’s, whichever of its names is written', () => {
    const way = wayOf('onda/radio-player', PLAYER, ({ type }) => type === 'shortcode');
    expect(way.tag).toEqual(['radio_player', 'lunaradio']);
    const named = { radio_stream: 'https://radio.test/live', sticky: 'no', volume: '0.5', other: 'x' };
    expect(way.transform({ named }, { shortcode: { attrs: { named } } })).toEqual(
      player({ radioStream: 'https://radio.test/live', volume: 0.5 }),
    );
  });

  it.each(['radio_player', 'lunaradio'])('in its own block, [%s], becomes this one', (tag) => {
    find(tag, { sticky: 'yes' }, 'not read');
    const way = fromBlock('core/shortcode');
    expect([way.isMatch?.({ text: `[${tag} sticky=yes]` }), way.transform({ text: `[${tag}]` })]).toEqual([
      true,
      player({ sticky: true }),
    ]);
  });

  it('of another kind stays what it is', () => {
    const way = fromBlock('core/shortcode');
    expect([way.isMatch?.({ text: '[gallery]' }), way.isMatch?.({})]).toEqual([false, false]);
  });

  it.each([
    ['words', '<p>Uno</p>', ['inside: <p>Uno</p>']],
    ['nothing', ' \n', []],
    ['no content', undefined, []],
  ])('around %s brings them where the block holds others', (_, content, inner) => {
    find('content_tabs', { station: 'uno' }, content);
    const way = fromBlock('core/shortcode', 'onda/content-tabs', TABS);
    expect(way.transform({ text: '[content_tabs]' })).toEqual({
      name: 'onda/content-tabs',
      attributes: { station: 'uno' },
      inner,
    });
  });

  it('is what the block becomes', () => {
    const [way] = transforms('onda/radio-player').to;
    expect(way).toMatchObject({ type: 'block', blocks: ['core/shortcode'] });
    expect(way?.transform({ radioStream: 'https://radio.test/a?b="c"', volume: 0.5 })).toEqual({
      name: 'core/shortcode',
      attributes: { text: `[radio_player radio_stream='https://radio.test/a?b="c"' volume="0.5"]` },
      inner: [],
    });
  });

  it.each([
    ['both kinds of quotation marks', `"a" 'b'`],
    ['a bracket', 'a[b'],
    ['the other bracket', 'a]b'],
  ])('leaves out a value with %s', (_, radioStream) => {
    const [way] = transforms('onda/radio-player').to;
    expect(way?.transform({ radioStream, sticky: true })).toMatchObject({
      attributes: { text: '[radio_player sticky="true"]' },
    });
  });

  it('holds no block that holds others', () => {
    expect(transforms('onda/content-tabs', TABS).to).toEqual([]);
  });
});

describe('a tag', () => {
  const HTML = '<p>Radio</p><radio-player radio-stream="https://radio.test/live" sticky></radio-player>';

  it('in HTML becomes the block', () => {
    const way = fromBlock('core/html');
    expect([way.isMatch?.({ content: HTML }), way.isMatch?.({ content: '<p>radio-player</p>' })]).toEqual([
      true,
      false,
    ]);
    expect([way.isMatch?.({}), way.transform({ content: '' })]).toEqual([false, player({})]);
    expect(way.transform({ content: HTML })).toEqual(
      player({ radioStream: 'https://radio.test/live', sticky: true }),
    );
  });

  it('that is pasted becomes the block, with its attributes under either name', () => {
    const way = wayOf('onda/radio-player', PLAYER, ({ type }) => type === 'raw');
    expect([way.selector, way.schema?.['radio-player']?.attributes]).toEqual([
      'radio-player',
      ['radio-stream', 'radiostream', 'volume', 'volume', 'sticky', 'sticky'],
    ]);
    const tag = Object.assign(document.createElement('div'), { innerHTML: HTML }).lastElementChild;
    expect(way.transform(tag)).toEqual(player({ radioStream: 'https://radio.test/live', sticky: true }));
  });
});

describe('a classic widget', () => {
  const way = () => fromBlock('core/legacy-widget');

  it('becomes the block, with its title as a heading before it', () => {
    const instance = { raw: { title: 'En vivo', radio_stream: 'https://radio.test/live' } };
    const own = player({ radioStream: 'https://radio.test/live' });
    expect(way().transform({ instance })).toEqual([
      { name: 'core/heading', attributes: { content: 'En vivo' }, inner: [] },
      own,
    ]);
    expect(way().transform({ instance: { raw: { ...instance.raw, title: '' } } })).toEqual(own);
    expect(way().transform({})).toEqual(player({}));
  });

  it.each<[object, boolean]>([
    [{ idBase: 'onda_radio_player', instance: { raw: {} } }, true],
    [{ idBase: 'onda_radio_player', instance: {} }, false],
    [{ idBase: 'onda_radio_player' }, false],
    [{ idBase: 'onda_now_playing', instance: { raw: {} } }, false],
  ])('%j: %s', (widget, fits) => expect(way().isMatch?.(widget)).toBe(fits));

  it('is none of a block that holds others, nor is a pasted tag', () => {
    const ways = transforms('onda/content-tabs', TABS).from;
    expect(ways.map(({ type, blocks }) => blocks?.[0] ?? type)).toEqual([
      'shortcode',
      'core/shortcode',
      'core/html',
    ]);
  });
});

describe('a block of WordPress', () => {
  it.each<[string, object, boolean]>([
    ['a stream', { src: 'https://radio.test/live' }, true],
    ['a file of the library', { src: 'https://radio.test/a.mp3', id: 7 }, false],
    ['none yet', { src: '' }, false],
    ['none at all', {}, false],
  ])('its audio with %s becomes a player: %s %s', (_, attributes, fits) => {
    expect(fromBlock('core/audio').isMatch?.(attributes)).toBe(fits);
  });

  it.each<[string, object, unknown[], Made]>([
    [
      'core/audio',
      { src: 'https://radio.test/live' },
      [],
      player({ radioStream: 'https://radio.test/live' }),
    ],
    ['core/gallery', { columns: 3 }, ['a', 'b'], player({}, ['a', 'b'])],
    ['core/search', { label: 'Buscar' }, ['a'], player({})],
  ])('%s becomes ours', (core, attributes, inner, made) => {
    expect(fromBlock(core).transform(attributes, inner)).toEqual(made);
  });

  it('that this version does not know is left alone', () => {
    expect(
      transforms('onda/radio-player').from.some(({ blocks }) => blocks?.includes('core/of-tomorrow')),
    ).toBe(false);
  });

  it.each<[string, object, object]>([
    ['masonry-grid', { postsToShow: 5 }, { count: 5, columns: 1 }],
    ['masonry-grid', { postsToShow: 24, postLayout: 'grid', columns: 6 }, { count: 24, columns: 6 }],
    ['masonry-grid', { postsToShow: 25, postLayout: 'grid', columns: 7 }, { count: 24, columns: 6 }],
    ['masonry-grid', { postsToShow: 0, postLayout: 'list', columns: 3 }, { count: undefined, columns: 1 }],
    ['masonry-grid', { layout: { type: 'grid', columnCount: 3 } }, { count: undefined, columns: 3 }],
    ['masonry-grid', { layout: { type: 'grid' }, columns: 2 }, { count: undefined, columns: undefined }],
    ['masonry-grid', { layout: { type: 'flex', columnCount: 3 } }, { count: undefined, columns: 1 }],
    ['personal-news', { postsToShow: 12 }, { size: 12 }],
    ['personal-news', { postsToShow: 13 }, { size: 12 }],
    ['personal-news', { postsToShow: '5' }, { size: undefined }],
    ['most-viewed', { postsToShow: 5 }, {}],
  ])('latest posts become %s: %j is %j', (tag, attributes, made) => {
    const block = wholeBlock(tag, { fields: [], from: ['core/latest-posts'] });
    const way = fromBlock('core/latest-posts', `onda/${tag}`, block);
    expect((way.transform(attributes, []) as Made).attributes).toEqual(made);
  });
});
