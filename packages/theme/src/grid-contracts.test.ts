import type { ElementSpec } from '@onda/core/element/contract';
import { expect, it } from 'vitest';
import { loadMore } from './load-more/contract';
import { loadMoreMessages } from './load-more/messages';
import { masonryGrid } from './masonry-grid/contract';
import { masonryGridMessages } from './masonry-grid/messages';
import { postGrid } from './post-grid/contract';
import { postGridMessages } from './post-grid/messages';

const attribute = (spec: ElementSpec, name: string) =>
  spec.attributes[name] ?? spec.lateAttributes?.[name] ?? {};

it.each<[ElementSpec, string, object]>([
  [masonryGrid, 'for', { type: 'string', default: '' }],
  [masonryGrid, 'columns', { type: 'number', default: 3, min: 1, max: 6 }],
  [masonryGrid, 'postType', { type: 'string', default: 'post' }],
  [masonryGrid, 'category', { type: 'string', default: '' }],
  [masonryGrid, 'tag', { type: 'string', default: '' }],
  [masonryGrid, 'count', { type: 'number', default: 12, min: 1, max: 24, step: 1 }],
  [masonryGrid, 'order', { default: 'date', values: ['date', 'modified', 'title', 'comments'] }],
  [masonryGrid, 'template', { type: 'string', default: '' }],
  [masonryGrid, 'more', { default: 'button', values: ['button', 'auto', 'none'] }],
  [masonryGrid, 'filters', { type: 'boolean', default: false }],
  [loadMore, 'for', { type: 'string', default: '' }],
  [loadMore, 'grid', { default: '.onda-grid, .masonry-grid, .wp-block-post-template' }],
  [loadMore, 'button', { default: '.masonry-loadmore, .wp-block-query-pagination-next, .nav-links .next' }],
  [loadMore, 'query', { type: 'string', default: '' }],
  [loadMore, 'page', { type: 'number', default: 1, min: 1 }],
  [loadMore, 'maxPage', { type: 'number', default: 0, min: 0 }],
  [loadMore, 'found', { type: 'number', default: 0, min: 0 }],
  [loadMore, 'offset', { type: 'number', default: 0, min: 0 }],
  [loadMore, 'auto', { type: 'number', default: 0, min: 0 }],
  [postGrid, 'for', { type: 'string', default: '' }],
  [postGrid, 'item', { default: 'article, .wp-block-post' }],
  [postGrid, 'field', { default: 'input[type="search"]' }],
])('%o reads %s', (spec, name, expected) => {
  expect(attribute(spec, name)).toMatchObject(expected);
});

it.each<[ElementSpec, readonly string[], readonly string[]]>([
  [masonryGrid, ['masonry_grid', 'onda_grid'], ['thim_masonry_loadmore']],
  [loadMore, [], ['thim_masonry_loadmore']],
  [postGrid, [], []],
])('%o has its shortcodes and calls', ({ shortcodes, actions }, names, calls) => {
  expect([shortcodes, actions]).toEqual([names, calls]);
});

it.each([
  [loadMoreMessages.en.loading, 'Loading the next set of posts...'],
  [loadMoreMessages.es.loading, 'Cargando más entradas…'],
  [loadMoreMessages.es.added, '{count} más.'],
  [loadMoreMessages.en.added, '{count} more.'],
  [loadMoreMessages.es.counted, '{count} más, {shown} de {total}.'],
  [loadMoreMessages.en.counted, '{count} more, {shown} of {total}.'],
  [loadMoreMessages.es.end, 'No hay más entradas.'],
  [loadMoreMessages.en.end, 'No more posts.'],
  [loadMoreMessages.es.failed, 'No se pudieron cargar más entradas. Inténtalo de nuevo.'],
  [loadMoreMessages.en.failed, 'More posts could not be loaded. Try again.'],
  [postGridMessages.es.shown, '{shown} de {total} entradas'],
  [postGridMessages.en.shown, '{shown} of {total} posts'],
  [postGridMessages.es.nothing, 'Ninguna entrada corresponde.'],
  [postGridMessages.en.nothing, 'No posts match.'],
  [masonryGridMessages.es.more, 'Cargar más'],
  [masonryGridMessages.en.more, 'Load more'],
  [masonryGridMessages.es.previous, 'Página anterior'],
  [masonryGridMessages.en.previous, 'Previous page'],
  [masonryGridMessages.es.filters, 'Filtrar por categoría'],
  [masonryGridMessages.en.filters, 'Filter by category'],
  [masonryGridMessages.es.all, 'Todo'],
  [masonryGridMessages.en.all, 'All'],
  [masonryGridMessages.es.quick, 'Buscar en esta lista'],
  [masonryGridMessages.en.quick, 'Search this list'],
  [masonryGridMessages.es.none, 'No hay entradas.'],
  [masonryGridMessages.en.none, 'No posts.'],
])('says %j', (text, expected) => {
  expect(text).toBe(expected);
});
