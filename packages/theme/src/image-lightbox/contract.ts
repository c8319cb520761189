import type { ElementSpec } from '@onda/core/element/contract';
import { FOR } from '../for-option';

/** Sizes: M-9.44 and M-9.45. */
export const imageLightbox = {
  tag: 'image-lightbox',
  feature: 'theme',
  chunk: 'lightbox',
  load: { near: 'img, [data-lightbox]' },
  title: 'Lightbox',
  description:
    'Opens the pictures of an article in a dialog of their own, and what links with data-lightbox lead to: videos and pages of the site.',
  root: 'light',
  attributes: {
    for: FOR,
    width: {
      type: 'number',
      default: 630,
      min: 200,
      description: 'Pixels of what is no picture: videos, and parts of pages.',
    },
    height: { type: 'number', default: 440, min: 150, description: 'Its height.' },
    margin: {
      type: 'number',
      default: 150,
      min: 0,
      description: 'Pixels of the window that a picture leaves free, on windows wider than 600.',
    },
  },
  events: {},
  actions: [],
  shortcodes: [],
  parts: {},
  properties: {
    '--onda-surface': 'Ground of a page’s part; the page’s own.',
    '--onda-text': 'Its color; the page’s own.',
  },
} as const satisfies ElementSpec;
