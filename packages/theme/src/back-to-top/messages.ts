import type { Catalog } from '@onda/core/i18n/messages';

/** What PHP prints into `back-to-top`; the specification words it nowhere. */
export const topMessages = {
  es: { top: 'Volver arriba' },
  en: { top: 'Back to top' },
} as const satisfies Catalog;
