import type { Catalogue } from '@onda/core/messages';

export const shareMessages = {
  es: {
    sheet: 'Compartir…',
    copy: 'Copiar enlace',
    copied: 'Enlace copiado.',
    copyFailed: 'No se ha podido copiar. El enlace es {url}',
    sheetFailed: 'No se ha podido compartir. Prueba con los enlaces.',
  },
  en: {
    sheet: 'Share…',
    copy: 'Copy link',
    copied: 'Link copied.',
    copyFailed: 'Could not be copied. The link is {url}',
    sheetFailed: 'Could not be shared. Try the links.',
  },
} as const satisfies Catalogue;

/** Printed by PHP, before the name of the network. */
export const printedShareMessages = {
  es: { shareOn: 'Compartir en {network}', shareByMail: 'Enviar por correo' },
  en: { shareOn: 'Share on {network}', shareByMail: 'Send by email' },
} as const satisfies Catalogue;
