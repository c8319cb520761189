/**
 * The texts of what opens. 'Try this' and the texts of the failures are the specification's (M-2 and M-8), in
 * its language.
 */
export const panelMessages = {
  es: {
    search: 'Buscador',
    results: 'Resultados',
    info: 'Resultados para «{phrase}»: {results_count} de {results_count_total}',
    found: '{count} resultados.',
    foundOne: '1 resultado.',
    nothing: 'No hay resultados para «{phrase}».',
    tryThis: 'Prueba con',
    topKeywords: 'Lo más buscado',
    more: 'Más resultados',
    failed: '¡La búsqueda ha fallado! Comprueba tu conexión. Estado: {status}',
    missingTitle: 'Error de Ajax Search Pro',
    missing: 'Busca «The response data is missing» en la documentación.',
    retry: 'Reintentar',
    filters: 'Filtros',
    open: 'Abrir la búsqueda',
  },
  en: {
    search: 'Search box',
    results: 'Results',
    info: 'Results for “{phrase}”: {results_count} of {results_count_total}',
    found: '{count} results.',
    foundOne: '1 result.',
    nothing: 'There are no results for “{phrase}”.',
    tryThis: 'Try this',
    topKeywords: 'Most searched',
    more: 'More results',
    failed: 'The request failed. Please check your connection! Status: {status}',
    missingTitle: 'Ajax Search Pro Error',
    missing: 'Please look up "The response data is missing" in the documentation.',
    retry: 'Try again',
    filters: 'Filters',
    open: 'Open the search',
  },
} as const;

export type PanelText = keyof (typeof panelMessages)['en'];
