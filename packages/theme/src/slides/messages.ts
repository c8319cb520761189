import type { Catalog } from '@onda/core/i18n/messages';

/** Texts of the carousel, the slideshow and the video carousel. */
export const slidesMessages = {
  es: {
    carousel: 'carrusel',
    slide: 'diapositiva',
    label: 'Galería',
    place: '{number} de {count}',
    previous: 'Anterior',
    next: 'Siguiente',
    stop: 'Detener el movimiento',
    start: 'Iniciar el movimiento',
  },
  en: {
    carousel: 'carousel',
    slide: 'slide',
    label: 'Gallery',
    place: '{number} of {count}',
    previous: 'Previous',
    next: 'Next',
    stop: 'Stop moving',
    start: 'Start moving',
  },
} as const satisfies Catalog;
