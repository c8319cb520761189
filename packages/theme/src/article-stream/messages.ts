import type { Catalog } from '@onda/core/i18n/messages';

/** Texts of ours: the specification has none. */
export const themeMessages = {
  es: {
    loading: 'Cargando el siguiente artículo…',
    end: 'No hay más artículos.',
    onward: 'Siguiente artículo',
    comment: 'Comentar este artículo',
  },
  en: {
    loading: 'Loading the next article…',
    end: 'No more articles.',
    onward: 'Next article',
    comment: 'Comment on this article',
  },
} as const satisfies Catalog;
