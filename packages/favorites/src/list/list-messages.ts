/** The list's texts; the owner's text or `no_favorites` replaces the first. */
export const listMessages = {
  es: {
    noFavorites: 'Todavía no hay favoritos.',
    loading: 'Cargando…',
    listFailed: 'No se ha podido cargar la lista.',
    retry: 'Reintentar',
    pages: 'Páginas de favoritos',
    previous: 'Anterior',
    next: 'Siguiente',
    pageOf: 'Página {page} de {pages}',
  },
  en: {
    noFavorites: 'No favorites yet.',
    loading: 'Loading…',
    listFailed: 'The list could not be loaded.',
    retry: 'Try again',
    pages: 'Pages of favorites',
    previous: 'Previous',
    next: 'Next',
    pageOf: 'Page {page} of {pages}',
  },
} as const;

export type ListText = (key: keyof (typeof listMessages)['en'], values?: Record<string, number>) => string;
