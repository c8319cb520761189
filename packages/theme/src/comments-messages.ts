import type { Catalogue } from '@onda/core/messages';

export const commentsMessages = {
  es: {
    open: 'Ver los comentarios',
    close: 'Cerrar los comentarios',
    reply: 'Responder a este comentario',
    cancel: 'Cancelar la respuesta',
  },
  en: {
    open: 'Show comments',
    close: 'Close comments',
    reply: 'Reply to this comment',
    cancel: 'Cancel reply',
  },
} as const satisfies Catalogue;
