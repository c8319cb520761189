import type { Catalog } from '@onda/core/i18n/messages';

/** The English of `loading` is the specification's (M-8.39); the rest is ours. */
export const loadMoreMessages = {
  es: {
    loading: 'Cargando más entradas…',
    added: '{count} más.',
    counted: '{count} más, {shown} de {total}.',
    end: 'No hay más entradas.',
    failed: 'No se pudieron cargar más entradas. Inténtalo de nuevo.',
  },
  en: {
    loading: 'Loading the next set of posts...',
    added: '{count} more.',
    counted: '{count} more, {shown} of {total}.',
    end: 'No more posts.',
    failed: 'More posts could not be loaded. Try again.',
  },
} as const satisfies Catalog;
