/** The texts under the pages of the isotopic layout. */
export const pageMessages = {
  es: {
    page: 'Página {page} de {pages}',
    previousPage: 'Página anterior',
    nextPage: 'Página siguiente',
  },
  en: {
    page: 'Page {page} of {pages}',
    previousPage: 'Previous page',
    nextPage: 'Next page',
  },
} as const;

export type PageText = keyof (typeof pageMessages)['en'];
