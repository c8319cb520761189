import { translator } from '@onda/core/i18n/messages';
import { expect, it } from 'vitest';
import type { RankedItem } from './api';
import { viewsMessages } from './messages';
import { countText } from './present';

const NO_LABELS = { items: [], viewsLabel: '', totalLabel: '' };
const both = (views: number, total: number): RankedItem => ({
  position: 1,
  title: 'Una',
  permalink: '',
  numbers: [
    { field: 'period_views', value: views },
    { field: 'adjusted_total', value: total },
  ],
});
const said = (item: RankedItem, lang: 'es' | 'en', labels = {}) =>
  countText(item, { ...NO_LABELS, ...labels }, translator(viewsMessages, lang, {}), lang);

it.each<[number, 'es' | 'en', string]>([
  [999, 'es', '999'],
  [1_204, 'es', '1.204'],
  [1_234_567, 'es', '1.234.567'],
  [12_345_678, 'en', '12,345,678'],
])('writes %d in %s with a mark between thousands', (views, lang, text) => {
  expect(said(both(views, 0), lang).split(' ')[0]).toBe(text);
});

it('names views and total in the words of the page', () => {
  expect(said(both(1, 2), 'es')).toBe('1 visitas · 2 oyentes mensuales');
  expect(said(both(1, 2), 'en')).toBe('1 views · 2 monthly listeners');
});

it('names views and total in the words of the server, each by itself', () => {
  expect(said(both(1, 2), 'es', { viewsLabel: 'lecturas' })).toBe('1 lecturas · 2 oyentes mensuales');
  expect(said(both(1, 2), 'es', { totalLabel: 'oyentes' })).toBe('1 visitas · 2 oyentes');
});
