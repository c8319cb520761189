import type { ElementSpec } from '@onda/core/element/contract';
import { PURPOSES } from '../consent';
import { FOR } from '../for-option';

/** M-7: the comments of another service, whose script loads on demand, from the configured shortname. */
export const commentsEmbed = {
  tag: 'comments-embed',
  feature: 'theme',
  chunk: 'theme-comments',
  style: 'theme/src/comments-embed/comments-embed.css',
  title: 'Comments from Disqus',
  description: 'A link to the discussion on Disqus, which comes into the page when somebody wants it.',
  root: 'light',
  attributes: {
    for: FOR,
    shortname: { type: 'string', default: '', description: 'The site’s name at Disqus.' },
    url: { type: 'url', default: '', description: 'Address of the article; empty for that of the page.' },
    identifier: { type: 'string', default: '', description: 'Of the discussion; empty for the address.' },
    consent: {
      type: 'enum',
      values: PURPOSES,
      default: 'marketing',
      description: 'What a visitor must have agreed to, on a site with a plugin of the WP Consent API.',
    },
  },
  events: {},
  actions: [],
  shortcodes: ['comments_embed'],
  block: { icon: 'format-chat', keywords: ['comments', 'disqus'] },
  parts: { link: 'The link to the discussion.', status: 'What is going on.' },
  properties: {},
} as const satisfies ElementSpec;
