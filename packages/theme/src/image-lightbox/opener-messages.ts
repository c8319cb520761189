import type { Catalog } from '@onda/core/i18n/messages';

/** The texts of a page before a picture is opened. */
export const openerMessages = {
  es: { enlarge: 'Ampliar la imagen' },
  en: { enlarge: 'Enlarge the picture' },
} as const satisfies Catalog;
