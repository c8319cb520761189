import { toolMessages } from './tool-messages';

/**
 * The texts of the panels, which come with them. 'HISTORY - latest played songs', 'Bio', 'lyrics' and
 * 'reading history...' are the specification's, in its language.
 */
export const panelMessages = {
  es: {
    ...toolMessages.es,
    close: 'Cerrar',
    historyHeading: 'HISTORIAL - últimas canciones',
    readingHistory: 'leyendo el historial...',
    noHistory: 'Todavía no hay canciones anteriores.',
    noTitle: 'Sin título',
    noName: 'Sin artista',
    scrollHistory: 'Recorrer el historial',
    songsShown: 'Canciones {first} a {last} de {count}',
    bioHeading: 'Biografía',
    readingBio: 'Buscando la biografía…',
    noArtist: 'Ahora no se anuncia ningún artista.',
    noBio: 'No hay biografía de {artist}.',
    bioOff: 'Este sitio no ofrece biografías.',
    bioFailed: 'La biografía no está disponible ahora.',
    lyricsText: 'letra',
    lyricsLink: 'Letra de {song}',
    shareHeading: 'Compartir la emisora',
    email: 'Correo',
    newWindow: '{name} (se abre otra ventana)',
  },
  en: {
    ...toolMessages.en,
    close: 'Close',
    historyHeading: 'HISTORY - latest played songs',
    readingHistory: 'reading history...',
    noHistory: 'No earlier songs yet.',
    noTitle: 'Untitled',
    noName: 'No artist',
    scrollHistory: 'Scroll the history',
    songsShown: 'Songs {first} to {last} of {count}',
    bioHeading: 'Bio',
    readingBio: 'Looking for the biography…',
    noArtist: 'No artist is announced now.',
    noBio: 'There is no biography of {artist}.',
    bioOff: 'This site offers no biographies.',
    bioFailed: 'The biography is not available now.',
    lyricsText: 'lyrics',
    lyricsLink: 'Lyrics of {song}',
    shareHeading: 'Share the station',
    email: 'Email',
    newWindow: '{name} (opens another window)',
  },
} as const;
