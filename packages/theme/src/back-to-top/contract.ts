import type { ElementSpec } from '@onda/core/element/contract';
import { FOR } from '../for-option';

/** Numbers: M-4.21, M-9.03 and M-9.04. */
export const backToTop = {
  tag: 'back-to-top',
  feature: 'theme',
  chunk: 'theme-page',
  load: { atOnce: '[for]', onScroll: true, nearScreen: false },
  style: 'theme/src/back-to-top/back-to-top.css',
  title: 'Back to top',
  description: 'A link that leads back to the top of the page, there once the page was scrolled.',
  root: 'light',
  attributes: {
    for: FOR,
    threshold: {
      type: 'number',
      default: 100,
      min: 0,
      description: 'Pixels of scrolling beyond which it shows.',
    },
    duration: { type: 'number', default: 800, min: 0, max: 5000, description: 'Milliseconds of the way up.' },
    offset: {
      type: 'number',
      default: 50,
      description: 'Pixels that are left above what the link names.',
    },
  },
  events: {},
  actions: [],
  shortcodes: ['back_to_top'],
  parts: { link: 'the link' },
  properties: {
    '--onda-accent': 'its ground; the text’s color',
    '--onda-accent-text': 'its arrow; the page’s color',
  },
} as const satisfies ElementSpec;
