import type { Catalogue } from '@onda/core/messages';

/** The English of the first two is the specification's (magazine.md 8); the Spanish is ours. */
export const themeMessages = {
  es: {
    loading: 'Cargando los siguientes artículos…',
    end: 'No hay más artículos.',
    onward: 'Siguiente artículo',
    comment: 'Comentar este artículo',
  },
  en: {
    loading: 'Loading the next set of posts...',
    end: 'No more articles.',
    onward: 'Next article',
    comment: 'Comment on this article',
  },
} as const satisfies Catalogue;
