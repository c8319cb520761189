import type { Catalog } from '@onda/core/i18n/messages';

/** The text where no request can come through: it is there before any. */
export const offlineMessages = {
  es: { offline: 'Sin conexión' },
  en: { offline: 'Offline' },
} as const satisfies Catalog;
