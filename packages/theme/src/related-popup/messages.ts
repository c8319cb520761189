import type { Catalog } from '@onda/core/i18n/messages';

export const relatedMessages = {
  es: { related: 'Artículo relacionado', close: 'Cerrar' },
  en: { related: 'Related article', close: 'Close' },
} as const satisfies Catalog;
