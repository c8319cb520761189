import type { ElementSpec } from '@onda/core/element/contract';
import { FOR } from '../for-option';

/** The edge: M-9.01; broken images: M-8. */
export const lazyMedia = {
  tag: 'lazy-media',
  feature: 'theme',
  chunk: 'theme-parts',
  style: 'theme/src/lazy-media/lazy-media.css',
  title: 'Lazy media',
  description:
    'Loads images, frames and videos shortly before they come into sight; marks images that are broken.',
  root: 'light',
  attributes: {
    for: FOR,
    edge: {
      type: 'number',
      default: 600,
      min: 0,
      description: 'Pixels beyond the window’s edges within which data-src and data-srcset are loaded.',
    },
  },
  events: {},
  actions: [],
  shortcodes: ['lazy_media'],
  holdsContent: true,
  parts: {},
  properties: {},
} as const satisfies ElementSpec;
