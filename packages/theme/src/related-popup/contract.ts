import type { ElementSpec } from '@onda/core/element/contract';
import { FOR } from '../for-option';

/** M-2, M-4 and M-9. */
export const relatedPopup = {
  tag: 'related-popup',
  feature: 'theme',
  chunk: 'theme-related',
  load: { onScroll: true, nearScreen: false },
  style: 'theme/src/related-popup/related-popup.css',
  title: 'Related popup',
  description:
    'Offers the related article in a corner while one is read; its place in the text stays as it is.',
  root: 'light',
  attributes: {
    for: FOR,
    article: {
      type: 'string',
      default: 'article, main',
      description:
        'CSS selector of the article that is read; the one around the related article, or else the first.',
    },
    offset: {
      type: 'number',
      default: 600,
      min: 0,
      description: 'Pixels below the top of the article from which on it is offered.',
    },
  },
  events: {},
  actions: [],
  shortcodes: ['related_popup'],
  parts: {},
  properties: {
    '--onda-popup-background': 'Its ground; Canvas without it.',
    '--onda-popup-color': 'Its text; CanvasText without it.',
  },
} as const satisfies ElementSpec;
