import type { Catalog } from '@onda/core/i18n/messages';

export const postGridMessages = {
  es: { shown: '{shown} de {total} entradas', nothing: 'Ninguna entrada corresponde.' },
  en: { shown: '{shown} of {total} posts', nothing: 'No posts match.' },
} as const satisfies Catalog;
