import type { Catalog } from '@onda/core/i18n/messages';

/** All that is there before somebody opens a picture. */
export const openerMessages = {
  es: { enlarge: 'Ampliar la imagen' },
  en: { enlarge: 'Enlarge the picture' },
} as const satisfies Catalog;
