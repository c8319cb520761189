import type { Catalog } from '@onda/core/i18n/messages';

export const commentsMessages = {
  es: { open: 'Ver los comentarios', close: 'Cerrar los comentarios' },
  en: { open: 'Show comments', close: 'Close comments' },
} as const satisfies Catalog;
