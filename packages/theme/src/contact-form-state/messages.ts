import type { Catalog } from '@onda/core/i18n/messages';

/** With the behavior, not with the other texts: they are said when the network is gone. */
export const contactFormMessages = {
  es: { noAnswer: 'No ha llegado ninguna respuesta. Inténtalo otra vez.' },
  en: { noAnswer: 'No answer has come. Please try again.' },
} as const satisfies Catalog;
