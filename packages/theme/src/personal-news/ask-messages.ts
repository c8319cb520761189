import type { Catalog } from '@onda/core/i18n/messages';

export const askMessages = {
  es: { remember: 'Recordar lo que leo en este navegador' },
  en: { remember: 'Remember what I read in this browser' },
} as const satisfies Catalog;
