/**
 * There before anything else has come, because also the code itself may not come. The specification has none:
 * the owner may switch it off.
 */
export const failureMessages = {
  es: { failed: 'No se ha podido. Inténtalo de nuevo.' },
  en: { failed: 'That did not work. Please try again.' },
} as const;
