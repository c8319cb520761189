import type { Catalog } from '@onda/core/i18n/messages';

export const shareMessages = {
  es: {
    sheet: 'Compartir…',
    copy: 'Copiar enlace',
    copied: 'Enlace copiado.',
    copyFailed: 'No se ha podido copiar. El enlace es {url}',
  },
  en: {
    sheet: 'Share…',
    copy: 'Copy link',
    copied: 'Link copied.',
    copyFailed: 'Could not be copied. The link is {url}',
  },
} as const satisfies Catalog;

/** Printed by PHP, before the name of the network. */
export const printedShareMessages = {
  es: { shareOn: 'Compartir en {network}', shareByMail: 'Enviar por correo' },
  en: { shareOn: 'Share on {network}', shareByMail: 'Send by email' },
} as const satisfies Catalog;
