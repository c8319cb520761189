import type { Catalog } from '@onda/core/i18n/messages';

/**
 * The messages after the first touch of a form. A page can replace each by its key (`messages.newsletter` of the
 * configuration). Two have a `%d` as the specification's page does: seconds, and the status.
 */
export const newsletterMessages = {
  es: {
    invalidName: 'Indica un nombre válido',
    invalidLetters: 'No se admiten direcciones con letras como ñ o á antes de la @. Escribe otra.',
    ajaxTimeoutErrorMessage: 'El servidor no ha respondido en %d segundos. Inténtalo de nuevo.',
    ajaxFailedErrorMessage: 'No se ha podido enviar: el servidor ha respondido con el código %d.',
    offline: 'No hay conexión. Comprueba tu red e inténtalo de nuevo.',
    subscribed: 'Gracias. Revisa tu correo para confirmar la suscripción.',
  },
  en: {
    invalidName: 'Please specify a valid name',
    invalidLetters:
      'Addresses with letters such as ñ or á before the @ cannot be used. Please write another one.',
    ajaxTimeoutErrorMessage: 'The server did not answer within %d seconds. Please try again.',
    ajaxFailedErrorMessage: 'It could not be sent: the server answered with status %d.',
    offline: 'You are offline. Please check your connection and try again.',
    subscribed: 'Thank you. Please check your mail to confirm the subscription.',
  },
} as const satisfies Catalog;

export type NewsletterText = keyof (typeof newsletterMessages)['en'];
