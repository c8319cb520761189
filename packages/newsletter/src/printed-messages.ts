import type { Catalog } from '@onda/core/i18n/messages';

/** The default texts that PHP prints, and those of a form over the page. */
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
