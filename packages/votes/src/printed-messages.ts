/** The texts that PHP prints with the buttons. The specification words none. */
export const printedMessages = {
  es: {
    label: 'Votos de este comentario',
    up: 'A favor',
    down: 'En contra',
    failed: 'Tu voto no se ha guardado. Inténtalo de nuevo.',
  },
  en: {
    label: 'Votes of this comment',
    up: 'In favour',
    down: 'Against',
    failed: 'Your vote was not saved. Please try again.',
  },
} as const;
