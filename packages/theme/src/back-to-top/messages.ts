import type { Catalog } from '@onda/core/i18n/messages';

/** The text that PHP prints into `back-to-top`; the specification has none. */
export const topMessages = {
  es: { top: 'Volver arriba' },
  en: { top: 'Back to top' },
} as const satisfies Catalog;
