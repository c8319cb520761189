/**
 * Known reasons for a refused vote; the sentence for every other failure is printed with the buttons. The specification
 * shows none; docs/protocol/requests.md asks for one short sentence.
 */
export const problemMessages = {
  es: {
    offline: 'Sin conexión: tu voto no se ha guardado.',
    loginRequired: 'Inicia sesión para votar.',
    ownComment: 'No puedes votar tu propio comentario.',
    closed: 'Ya no se puede votar este comentario.',
    gone: 'Este comentario ya no está.',
    tooMany: 'Demasiados votos seguidos. Espera un momento.',
    networkFull: 'Hoy ya se ha votado este comentario desde tu red. Inicia sesión para votar también.',
  },
  en: {
    offline: 'You are offline: your vote was not saved.',
    loginRequired: 'Sign in to vote.',
    ownComment: 'You cannot vote for your own comment.',
    closed: 'This comment can no longer be voted on.',
    gone: 'This comment is no longer here.',
    tooMany: 'Too many votes at once. Please wait a moment.',
    networkFull: 'Somebody on your network has voted on this comment today. Sign in to vote too.',
  },
} as const;
