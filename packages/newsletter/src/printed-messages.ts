import type { Catalog } from '@onda/core/i18n/messages';

/** The texts that PHP prints where the owner wrote none, and those that a form over the page needs. */
export const printedMessages = {
  es: {
    close: 'Cerrar',
    newsletter: 'Boletín',
  },
  en: {
    close: 'Close',
    newsletter: 'Newsletter',
  },
} as const satisfies Catalog;
