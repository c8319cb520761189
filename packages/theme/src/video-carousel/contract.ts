import type { ElementSpec } from '@onda/core/element/contract';
import { FOR } from '../for-option';

/** The number side by side and their distance are the specification's (M-9.40 and M-9.41), in its style sheet. */
export const videoCarousel = {
  tag: 'video-carousel',
  feature: 'theme',
  chunk: 'theme-slides',
  style: 'theme/src/video-carousel/video-carousel.css',
  title: 'Video carousel',
  description:
    'A row of videos: links to YouTube, Vimeo or a file, or videos of the page. Nothing of a provider is asked for before a click, and one plays at a time.',
  root: 'light',
  attributes: {
    for: FOR,
    label: { type: 'string', default: '', description: 'What it shows, for screen readers.' },
  },
  events: {},
  actions: [],
  shortcodes: ['video_carousel'],
  block: { icon: 'video-alt3', keywords: ['video', 'carousel', 'youtube'] },
  holdsContent: true,
  parts: {},
  properties: {
    '--onda-gap': 'Space between two videos; 25px.',
    '--onda-accent': 'Ground of the buttons; the text’s own color.',
    '--onda-accent-text': 'Their sign; the page’s ground.',
  },
} as const satisfies ElementSpec;
