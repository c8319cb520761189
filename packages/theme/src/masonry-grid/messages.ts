import type { Catalog } from '@onda/core/i18n/messages';

/** What only the server prints of a grid. */
export const masonryGridMessages = {
  es: {
    more: 'Cargar más',
    previous: 'Página anterior',
    filters: 'Filtrar por categoría',
    all: 'Todo',
    quick: 'Buscar en esta lista',
    none: 'No hay entradas.',
  },
  en: {
    more: 'Load more',
    previous: 'Previous page',
    filters: 'Filter by category',
    all: 'All',
    quick: 'Search this list',
    none: 'No posts.',
  },
} as const satisfies Catalog;
