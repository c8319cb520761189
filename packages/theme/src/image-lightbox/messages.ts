import type { Catalog } from '@onda/core/i18n/messages';

/** The English of the last two is the specification's (M-8.40 and M-8.41); the style sheet gives them their capital. */
export const imageLightboxMessages = {
  es: {
    dialog: 'Visor de imágenes',
    close: 'Cerrar',
    previous: 'Anterior',
    next: 'Siguiente',
    zoom: 'Ampliar o reducir',
    place: '{number} / {count}',
    open: 'Abrir en otra pestaña',
    failed: 'no se pudo cargar el contenido',
    noVideo: 'falta la dirección del vídeo o no se admite',
  },
  en: {
    dialog: 'Image viewer',
    close: 'Close',
    previous: 'Previous',
    next: 'Next',
    zoom: 'Zoom in or out',
    place: '{number} / {count}',
    open: 'Open in a new tab',
    failed: 'content could not be loaded',
    noVideo: 'missing or unsupported video URL',
  },
} as const satisfies Catalog;
