import type { Catalog } from '@onda/core/i18n/messages';

/** What PHP prints where the owner wrote nothing, and what a form over the page cannot be without. */
export const overlayMessages = {
  es: {
    close: 'Cerrar',
    newsletter: 'Boletín',
  },
  en: {
    close: 'Close',
    newsletter: 'Newsletter',
  },
} as const satisfies Catalog;
