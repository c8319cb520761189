import type { Catalog } from '@onda/core/i18n/messages';

/** The captcha's texts, loaded with it. */
export const captchaMessages = {
  es: {
    group: 'Comprobación',
    picture: 'Una imagen con cinco caracteres; también se pueden oír.',
    refresh: 'Otro código',
    audio: 'Escuchar el código',
    field: 'Escribe los caracteres',
    work: 'No puedo verlo ni oírlo: que calcule mi navegador',
    missing: 'Escribe los caracteres de la imagen o del audio.',
    renewed: 'Código nuevo.',
    failed: 'No se ha podido cargar. Inténtalo de nuevo.',
    recaptcha: 'Completa la comprobación.',
  },
  en: {
    group: 'Check',
    picture: 'A picture of five characters; they can be heard too.',
    refresh: 'Another code',
    audio: 'Hear the code',
    field: 'Type the characters',
    work: 'I can neither see nor hear it: let my browser calculate instead',
    missing: 'Type the characters of the picture or the audio.',
    renewed: 'New code.',
    failed: 'It could not be loaded. Please try again.',
    recaptcha: 'Please complete the check.',
  },
} as const satisfies Catalog;

export type CaptchaText = keyof (typeof captchaMessages)['en'];
