import type { Catalog } from '@onda/core/i18n/messages';

export const embedMessages = {
  es: {
    loading: 'Cargando los comentarios…',
    refused: 'Los comentarios vienen de Disqus. Para verlos, acepta sus cookies en el aviso de este sitio.',
    failed: 'No se han podido cargar los comentarios.',
    retry: 'Reintentar',
  },
  en: {
    loading: 'Loading the comments…',
    refused: 'The comments come from Disqus. To see them, accept its cookies in the notice of this site.',
    failed: 'The comments could not be loaded.',
    retry: 'Try again',
  },
} as const satisfies Catalog;

/** Printed by PHP. */
export const printedEmbedMessages = {
  es: {
    embedOpen: 'Ver los comentarios',
    embedNote: 'Vienen de Disqus: al abrirlos, tu navegador se conecta con disqus.com.',
  },
  en: {
    embedOpen: 'Show comments',
    embedNote: 'They come from Disqus: opening them connects your browser to disqus.com.',
  },
} as const satisfies Catalog;
