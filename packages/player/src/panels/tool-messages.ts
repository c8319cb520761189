/** Texts of the buttons of the panels and of the menu, and what is said when one does not come. */
export const toolMessages = {
  es: {
    history: 'Historial',
    bio: 'Biografía',
    lyrics: 'Letra',
    share: 'Compartir',
    more: 'Más opciones',
    shareText: 'Estoy escuchando {song} en {station}',
    notLoaded: 'Esta parte no se pudo cargar. Vuelve a intentarlo.',
  },
  en: {
    history: 'History',
    bio: 'Biography',
    lyrics: 'Lyrics',
    share: 'Share',
    more: 'More options',
    shareText: 'I am listening to {song} on {station}',
    notLoaded: 'This part could not be loaded. Try again.',
  },
} as const;
