import type { Catalog } from '@onda/core/i18n/messages';

/** Texts beside the behavior: they are needed when the network is gone. */
export const contactFormMessages = {
  es: { noAnswer: 'No ha llegado ninguna respuesta. Inténtalo otra vez.' },
  en: { noAnswer: 'No answer has come. Please try again.' },
} as const satisfies Catalog;
