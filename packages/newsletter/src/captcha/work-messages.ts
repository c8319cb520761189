import type { Catalog } from '@onda/core/i18n/messages';

/** Texts of the proof that the browser calculates in place of a visitor. */
export const workMessages = {
  es: {
    working: 'Tu navegador está calculando. Puede tardar unos segundos.',
    worked: 'Hecho. Ya puedes enviar el formulario.',
    failed: 'No se ha podido calcular. Inténtalo de nuevo.',
  },
  en: {
    working: 'Your browser is calculating. It may take some seconds.',
    worked: 'Done. You can send the form now.',
    failed: 'The calculation failed. Please try again.',
  },
} as const satisfies Catalog;
