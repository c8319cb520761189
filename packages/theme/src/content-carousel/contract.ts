import type { ElementSpec } from '@onda/core/element/contract';
import { FOR } from '../for-option';

/** Names and numbers: M-3 and M-9.15 to M-9.18; `interval` and `label` are Onda's own. */
export const contentCarousel = {
  tag: 'content-carousel',
  feature: 'theme',
  chunk: 'theme-slides',
  style: 'theme/src/content-carousel/content-carousel.css',
  title: 'Carousel',
  description:
    'Shows what stands in it, a gallery too, as a row that scrolls. The wrapper of a theme may say the first five as data-visible and so on.',
  root: 'light',
  attributes: {
    for: FOR,
    visible: {
      type: 'number',
      default: 6,
      min: 1,
      max: 12,
      description: 'Slides side by side from 1200 px on.',
    },
    desktopsmall: {
      type: 'number',
      default: 5,
      min: 1,
      max: 12,
      description: 'Slides side by side from 1024 px on.',
    },
    itemtablet: {
      type: 'number',
      default: 4,
      min: 1,
      max: 12,
      description: 'Slides side by side from 768 px on; from 480 px on one more than on a mobile.',
    },
    itemmobile: {
      type: 'number',
      default: 1,
      min: 1,
      max: 12,
      description: 'Slides side by side below 480 px.',
    },
    autoplay: {
      type: 'boolean',
      default: false,
      description: 'Turns by itself, where the visitor has nothing against motion.',
    },
    interval: {
      type: 'number',
      default: 7000,
      min: 2000,
      description: 'Milliseconds between two turns.',
    },
    label: { type: 'string', default: '', description: 'What it shows, for screen readers.' },
  },
  events: {},
  actions: [],
  shortcodes: ['content_carousel'],
  block: { icon: 'slides', keywords: ['carousel', 'gallery', 'slider'] },
  holdsContent: true,
  parts: {},
  properties: {
    '--onda-gap': 'Space between two slides; 16px.',
    '--onda-accent': 'Ground of the buttons; the text’s own color.',
    '--onda-accent-text': 'Their sign; the page’s ground.',
  },
} as const satisfies ElementSpec;
