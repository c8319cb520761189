import type { ElementSpec } from '@onda/core/element/contract';
import { FOR } from '../for-option';

/** M-1 and M-9. The links are printed; the script adds the small window, the sheet and the copy. */
export const shareLinks = {
  tag: 'share-links',
  feature: 'theme',
  chunk: 'theme-page',
  style: 'theme/src/share-links/share-links.css',
  title: 'Share links',
  description:
    'Links that share the article, in a small window; the device’s own sheet and the address to copy where it has them.',
  root: 'light',
  attributes: {
    for: FOR,
    url: {
      type: 'url',
      default: '',
      description: 'What is shared; empty for the article, or the page’s own address.',
    },
    text: {
      type: 'string',
      default: '',
      description: 'How it is called; empty for the title of the article.',
    },
  },
  lateAttributes: {
    networks: {
      type: 'string',
      default: 'facebook, x, whatsapp, telegram, email',
      description:
        'Which links are printed, in this order; also bluesky, mastodon, linkedin, pinterest, reddit.',
    },
  },
  events: {},
  actions: [],
  shortcodes: ['share_links'],
  block: { icon: 'share', keywords: ['share', 'social'] },
  parts: {
    list: 'The links.',
    item: 'One of them.',
    sheet: 'The button of the device’s sheet.',
    copy: 'The button that copies the address.',
    status: 'What came of it.',
  },
  properties: {},
} as const satisfies ElementSpec;
