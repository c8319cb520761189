/** The default texts of the dialogs; those of the owner and the server win. */
export const gateMessages = {
  es: {
    signInTitle: 'Inicia sesión',
    signInText: 'Para guardar favoritos hay que iniciar sesión.',
    signIn: 'Iniciar sesión',
    close: 'Cerrar',
    consentTitle: 'Antes de guardar',
    consentText: 'Para recordar tus favoritos guardamos una cookie en este navegador.',
    accept: 'Aceptar',
    deny: 'Rechazar',
  },
  en: {
    signInTitle: 'Sign in',
    signInText: 'You have to sign in to keep favorites.',
    signIn: 'Sign in',
    close: 'Close',
    consentTitle: 'Before we save it',
    consentText: 'To remember your favorites we keep a cookie in this browser.',
    accept: 'Accept',
    deny: 'Decline',
  },
} as const;
