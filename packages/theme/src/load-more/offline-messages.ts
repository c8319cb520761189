import type { Catalog } from '@onda/core/i18n/messages';

/** The text without a network, loaded before any request. */
export const offlineMessages = {
  es: { offline: 'Sin conexión' },
  en: { offline: 'Offline' },
} as const satisfies Catalog;
