/** The texts of the printed box. */
export const mastheadMessages = {
  es: { boxSearch: 'Buscar…', boxSubmit: 'Buscar' },
  en: { boxSearch: 'Search…', boxSubmit: 'Search' },
} as const;
