import type { ElementSpec } from '@onda/core/element/contract';
import { FOR } from '../for-option';

/** Numbers: M-9.50 and M-9.51; the rest is Onda's own. */
export const fadeSlideshow = {
  tag: 'fade-slideshow',
  feature: 'theme',
  chunk: 'theme-slides',
  style: 'theme/src/fade-slideshow/fade-slideshow.css',
  title: 'Slideshow',
  description: 'Shows one after the other of what stands in it; each fades into the next.',
  root: 'light',
  attributes: {
    for: FOR,
    speed: { type: 'number', default: 7000, min: 2000, description: 'Milliseconds that each is shown.' },
    animation: { type: 'number', default: 600, min: 0, description: 'Milliseconds that the change takes.' },
    controls: {
      type: 'enum',
      values: ['all', 'pause'],
      default: 'all',
      description: 'What the visitor gets: pause, back and on; or pause alone, for a background.',
    },
    label: { type: 'string', default: '', description: 'What it shows, for screen readers.' },
  },
  events: {},
  actions: [],
  shortcodes: ['fade_slideshow'],
  block: { icon: 'format-gallery', keywords: ['slideshow', 'fade', 'background'] },
  holdsContent: true,
  parts: {},
  properties: {
    '--onda-accent': 'Ground of the buttons; the text’s own color.',
    '--onda-accent-text': 'Their sign; the page’s ground.',
  },
} as const satisfies ElementSpec;
