import type { Catalog } from '@onda/core/i18n/messages';

/** The texts of a grid that only the server prints. */
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
