import type { ElementSpec } from '@onda/core/element/contract';
import { expect, it } from 'vitest';
import { commentsEmbed } from './comments-embed/contract';
import { embedMessages, printedEmbedMessages } from './comments-embed/messages';
import { commentsPanel } from './comments-panel/contract';
import { commentsMessages } from './comments-panel/messages';
import { replyMessages } from './comments-panel/reply-messages';
import { askMessages } from './personal-news/ask-messages';
import { personalNews } from './personal-news/contract';
import { personalMessages, printedPersonalMessages } from './personal-news/messages';
import { relatedPopup } from './related-popup/contract';
import { relatedMessages } from './related-popup/messages';
import { shareLinks } from './share-links/contract';
import { printedShareMessages, shareMessages } from './share-links/messages';

const attributesOf = (spec: ElementSpec) => ({ ...spec.attributes, ...spec.lateAttributes });

it.each<[ElementSpec, string, string, unknown]>([
  [shareLinks, 'for', 'string', ''],
  [shareLinks, 'url', 'url', ''],
  [shareLinks, 'text', 'string', ''],
  [shareLinks, 'networks', 'string', 'facebook, x, whatsapp, telegram, email'],
  [commentsPanel, 'for', 'string', ''],
  [commentsPanel, 'toggle', 'string', ''],
  [commentsPanel, 'openLabel', 'string', ''],
  [commentsPanel, 'closeLabel', 'string', ''],
  [commentsPanel, 'open', 'boolean', false],
  [commentsEmbed, 'for', 'string', ''],
  [commentsEmbed, 'shortname', 'string', ''],
  [commentsEmbed, 'url', 'url', ''],
  [commentsEmbed, 'identifier', 'string', ''],
  [commentsEmbed, 'consent', 'enum', 'marketing'],
  [relatedPopup, 'for', 'string', ''],
  [relatedPopup, 'article', 'string', 'article, main'],
  [relatedPopup, 'offset', 'number', 600],
  [personalNews, 'for', 'string', ''],
  [personalNews, 'size', 'number', 5],
  [personalNews, 'isSingle', 'boolean', false],
  [personalNews, 'isCategory', 'boolean', false],
  [personalNews, 'objectId', 'number', 0],
])('%o: the attribute %s is a %s, %j by default', (spec, name, type, value) => {
  expect(attributesOf(spec)[name]).toMatchObject({ type, default: value });
});

it('calls the action of the specification, and one of ours', () => {
  expect(personalNews.actions).toEqual(['thim_personal_news_store', 'onda_personal_news']);
  expect(personalNews.attributes.size).toMatchObject({ min: 0, max: 12 });
});

it('asks for one of the purposes of the WP Consent API', () => {
  expect(commentsEmbed.attributes.consent.values).toEqual([
    'functional',
    'preferences',
    'statistics-anonymous',
    'statistics',
    'marketing',
  ]);
});

it.each([
  [shareMessages, 'copy', 'Copiar enlace', 'Copy link'],
  [shareMessages, 'sheet', 'Compartir…', 'Share…'],
  [shareMessages, 'copied', 'Enlace copiado.', 'Link copied.'],
  [printedShareMessages, 'shareOn', 'Compartir en {network}', 'Share on {network}'],
  [printedShareMessages, 'shareByMail', 'Enviar por correo', 'Send by email'],
  [commentsMessages, 'open', 'Ver los comentarios', 'Show comments'],
  [commentsMessages, 'close', 'Cerrar los comentarios', 'Close comments'],
  [replyMessages, 'reply', 'Responder a este comentario', 'Reply to this comment'],
  [replyMessages, 'cancel', 'Cancelar la respuesta', 'Cancel reply'],
  [embedMessages, 'retry', 'Reintentar', 'Try again'],
  [embedMessages, 'failed', 'No se han podido cargar los comentarios.', 'The comments could not be loaded.'],
  [printedEmbedMessages, 'embedOpen', 'Ver los comentarios', 'Show comments'],
  [relatedMessages, 'related', 'Artículo relacionado', 'Related article'],
  [relatedMessages, 'close', 'Cerrar', 'Close'],
  [askMessages, 'remember', 'Recordar lo que leo en este navegador', 'Remember what I read in this browser'],
  [personalMessages, 'because', 'Porque lees {categories}.', 'Because you read {categories}.'],
  [personalMessages, 'forget', 'Olvidar lo que he leído', 'Forget what I have read'],
  [printedPersonalMessages, 'newest', 'Lo más reciente.', 'The newest.'],
])('%o: %s is worded so', (catalog, key, es, en) => {
  expect([Reflect.get(catalog.es, key), Reflect.get(catalog.en, key)]).toEqual([es, en]);
});
