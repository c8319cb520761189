/** The messages while the server asks to wait. */
export const pauseMessages = {
  es: {
    waitOne: 'Demasiadas búsquedas seguidas. Se puede volver a buscar dentro de 1 segundo.',
    waitSeconds: 'Demasiadas búsquedas seguidas. Se puede volver a buscar dentro de {count} segundos.',
    waitMinutes: 'Demasiadas búsquedas seguidas. Se puede volver a buscar dentro de {count} minutos.',
    over: 'Ya se puede volver a buscar.',
  },
  en: {
    waitOne: 'Too many searches in a row. You can search again in 1 second.',
    waitSeconds: 'Too many searches in a row. You can search again in {count} seconds.',
    waitMinutes: 'Too many searches in a row. You can search again in {count} minutes.',
    over: 'You can search again.',
  },
} as const;

export type PauseText = keyof (typeof pauseMessages)['en'];
