/** The texts of what opens below the box; `noTemplate` is the specification's (M-8), which shows no other. */
export const mastheadPanelMessages = {
  es: {
    trending: 'Lo más buscado',
    loading: 'Buscando…',
    foundOne: '1 resultado',
    found: '{total} resultados',
    empty: 'No hay resultados para «{phrase}».',
    all: 'Ver todos los resultados',
    offline: 'No hay conexión. La búsqueda sigue cuando vuelva.',
    busy: 'Demasiadas búsquedas seguidas. Espera un momento.',
    noTemplate: 'No se encuentra la plantilla',
    failed: 'No se pudo buscar. Inténtalo de nuevo.',
  },
  en: {
    trending: 'Most searched',
    loading: 'Searching…',
    foundOne: '1 result',
    found: '{total} results',
    empty: 'There are no results for “{phrase}”.',
    all: 'See all results',
    offline: 'There is no connection. The search goes on when it is back.',
    busy: 'Too many searches in a row. Wait a moment.',
    noTemplate: 'Template not found',
    failed: 'It could not search. Try again.',
  },
} as const;
