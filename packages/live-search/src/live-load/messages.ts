/** `failed` is the specification's (M-8). */
export const liveLoadMessages = {
  es: {
    failed: 'La petición ha fallado. Comprueba tu conexión.',
    elsewhere: 'Ver los resultados en su página',
  },
  en: {
    failed: 'This request has failed. Please check your connection.',
    elsewhere: 'See the results on their own page',
  },
} as const;
