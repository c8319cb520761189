import type { Catalog } from '@onda/core/i18n/messages';

/** The provider's numbers that have a message; 'Unknown error.' is the specification's (M-8.15). */
export const videoMessages = {
  es: {
    error2: 'La dirección del vídeo no es válida.',
    error5: 'Este navegador no puede reproducir el vídeo aquí.',
    error100: 'El vídeo ya no existe o es privado.',
    error101: 'Su dueño no deja ver el vídeo en otras páginas.',
    error105: 'Su dueño no deja ver el vídeo en otras páginas.',
    errorUnknown: 'Error desconocido.',
  },
  en: {
    error2: 'The address of the video is not valid.',
    error5: 'This browser cannot play the video here.',
    error100: 'The video is gone, or private.',
    error101: 'Its owner does not let other pages play the video.',
    error105: 'Its owner does not let other pages play the video.',
    errorUnknown: 'Unknown error.',
  },
} as const satisfies Catalog;
