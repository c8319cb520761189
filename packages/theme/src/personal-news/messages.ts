import type { Catalog } from '@onda/core/i18n/messages';

export const personalMessages = {
  es: {
    because: 'Porque lees {categories}.',
    remembered: 'De acuerdo: lo que leas se queda en este navegador.',
    forget: 'Olvidar lo que he leído',
    forgotten: 'Olvidado: este navegador ya no guarda nada de lo que has leído.',
    refused: 'Este navegador no deja guardar nada.',
  },
  en: {
    because: 'Because you read {categories}.',
    remembered: 'All right: what you read stays in this browser.',
    forget: 'Forget what I have read',
    forgotten: 'Forgotten: this browser keeps nothing of what you have read.',
    refused: 'This browser does not let us keep anything.',
  },
} as const satisfies Catalog;

/** Printed by PHP. */
export const printedPersonalMessages = {
  es: { newest: 'Lo más reciente.' },
  en: { newest: 'The newest.' },
} as const satisfies Catalog;
