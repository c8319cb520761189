import type { Catalogue } from '@onda/core/messages';

/** The texts that PHP prints where the owner wrote none. */
export const printedMessages = {
  es: {
    close: 'Cerrar',
    newsletter: 'Boletín',
  },
  en: {
    close: 'Close',
    newsletter: 'Newsletter',
  },
} as const satisfies Catalogue;
