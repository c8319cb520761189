import { describe, expect, it } from 'vitest';
import { createFilters } from './filters';
import { noFilters } from './no-filters';
import { readFilters } from './read-filters';

const choices = [
  { value: 3, label: 'Música', chosen: true },
  { value: 4, label: 'Deporte' },
];

/** The fields that a search sends for these filters, decoded. */
const sent = (filters: ReturnType<typeof createFilters>) => [...new URLSearchParams(filters.state().written)];

describe('what narrows a search', () => {
  it('says whether it is as it was at first', () => {
    const filters = createFilters([{ kind: 'choices', name: 'categoryset[]', label: 'Tema', choices }]);
    expect(sent(filters)).toEqual([
      ['filters_initial', '1'],
      ['filters_changed', '0'],
      ['categoryset[]', '3'],
    ]);
    filters.set('categoryset[]', ['3', '4']);
    expect(sent(filters)).toEqual([
      ['filters_initial', '0'],
      ['filters_changed', '1'],
      ['categoryset[]', '3'],
      ['categoryset[]', '4'],
    ]);
    filters.reset();
    expect(sent(filters)[0]).toEqual(['filters_initial', '1']);
  });

  it('of a box without filters is the same two fields', () => {
    expect(createFilters([]).state()).toEqual(noFilters);
    expect(createFilters('nonsense').state()).toEqual(noFilters);
  });

  it.each([
    ['generic fields', 'asp_gen[]'],
    ['post types', 'customset[]'],
    ['categories', 'categoryset[]'],
    ['a taxonomy', 'termset[post_tag][]'],
    ['a custom field', 'aspf[country_1][]'],
  ])('travels under the name of the wire: %s', (_, name) => {
    const filters = createFilters([{ kind: 'choices', name, choices }]);
    expect(sent(filters).at(-1)).toEqual([name, '3']);
  });

  it('can be a range, a text or days', () => {
    const filters = createFilters([
      { kind: 'range', name: 'aspf[_price_1]' },
      { kind: 'text', name: 'aspf[city_2]' },
      { kind: 'date' },
    ]);
    filters.set('aspf[_price_1][lower]', ['5']);
    filters.set('aspf[city_2]', ['Cádiz']);
    filters.set('post_date_from', ['2026-01-31']);
    expect(sent(filters).slice(2)).toEqual([
      ['aspf[_price_1][lower]', '5'],
      ['aspf[city_2]', 'Cádiz'],
      ['post_date_from', '2026-01-31'],
    ]);
  });

  it.each([
    ['a kind that is none', { kind: 'magic', name: 'categoryset[]', choices }],
    ['a name that is not of the wire', { kind: 'choices', name: 'action', choices }],
    ['no choice', { kind: 'choices', name: 'categoryset[]', choices: [] }],
    ['a name with something behind it', { kind: 'text', name: 'aspf[city]x' }],
    ['choices that are no list', { kind: 'choices', name: 'categoryset[]', choices: 'all' }],
    ['nothing', null],
  ])('leaves out %s', (_, written) => expect(readFilters([written])).toEqual([]));
});

it('holds at most 30 controls with 200 choices', () => {
  const many = Array.from({ length: 300 }, (_, value) => ({ value }));
  const filters = readFilters(Array(40).fill({ kind: 'choices', name: 'categoryset[]', choices: many }));
  expect(filters).toHaveLength(30);
  expect(filters[0]).toMatchObject({ choices: { length: 200 } });
});

it('reads the ends of a range as texts, and what is no text as none', () => {
  const range = { kind: 'range', name: 'aspf[price]', label: { es: 'Precio' }, min: 0, max: ['9'] };
  expect(readFilters([range])).toEqual([
    {
      kind: 'range',
      names: ['aspf[price][lower]', 'aspf[price][upper]'],
      label: '',
      isRequired: false,
      min: '0',
      max: '',
    },
  ]);
});

describe('settings are invalid', () => {
  it('while a required text is empty, and both ends of a required range', () => {
    const filters = createFilters([
      { kind: 'text', name: 'aspf[city]', required: true },
      { kind: 'range', name: 'aspf[price]', required: true },
    ]);
    filters.set('aspf[city]', ['Lima']);
    expect(filters.state().isValid).toBe(false);
    filters.set('aspf[price][upper]', ['9']);
    expect(filters.state().isValid).toBe(true);
    filters.set('aspf[city]', ['']);
    expect(filters.state().isValid).toBe(false);
  });

  it('while something required is missing', () => {
    const filters = createFilters([
      { kind: 'choices', name: 'customset[]', required: true, choices: [{ value: 'post' }] },
    ]);
    expect(filters.state().isValid).toBe(false);
    filters.set('customset[]', ['post']);
    expect(filters.state().isValid).toBe(true);
  });

  it.each([
    [
      'range',
      { kind: 'range', name: 'aspf[_price_1]' },
      ['aspf[_price_1][lower]', 'aspf[_price_1][upper]'],
      ['10', '9'],
    ],
    ['time', { kind: 'date' }, ['post_date_from', 'post_date_to'], ['2026-02-01', '2026-01-31']],
  ])('when a %s ends before it begins', (_, written, [from = '', to = ''], [first = '', second = '']) => {
    const filters = createFilters([written]);
    filters.set(from, [first]);
    expect(filters.state().isValid).toBe(true);
    filters.set(to, [second]);
    expect(filters.state().isValid).toBe(false);
    filters.set(to, [first]);
    expect(filters.state().isValid).toBe(true);
  });
});
