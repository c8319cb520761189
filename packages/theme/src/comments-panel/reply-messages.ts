import type { Catalog } from '@onda/core/i18n/messages';

/** Texts for pages on which WordPress printed none of its own. */
export const replyMessages = {
  es: { reply: 'Responder a este comentario', cancel: 'Cancelar la respuesta' },
  en: { reply: 'Reply to this comment', cancel: 'Cancel reply' },
} as const satisfies Catalog;
