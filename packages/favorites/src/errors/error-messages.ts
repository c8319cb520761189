/**
 * The messages are in the first file, because later code may fail to load. The specification has none: the
 * owner may switch them off.
 */
export const failureMessages = {
  es: { failed: 'No se ha podido. Inténtalo de nuevo.' },
  en: { failed: 'That did not work. Please try again.' },
} as const;
