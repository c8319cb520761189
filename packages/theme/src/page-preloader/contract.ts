import type { ElementSpec } from '@onda/core/element/contract';
import { FOR } from '../for-option';

/** M-9.14 sets the duration: `page-preloader/page-preloader.css`. */
export const pagePreloader = {
  tag: 'page-preloader',
  feature: 'theme',
  chunk: 'theme-parts',
  load: { atOnce: '*' },
  style: 'theme/src/page-preloader/page-preloader.css',
  styleSet: 'none',
  title: 'Page preloader',
  description:
    'Covers the page until it is loaded, three seconds at most, and fades; no script is needed for it to go.',
  root: 'light',
  attributes: { for: FOR },
  events: {},
  actions: [],
  shortcodes: [],
  parts: {},
  properties: {
    '--onda-surface': 'the cover; the page’s color',
    '--onda-accent': 'what turns in it; the text’s color',
  },
} as const satisfies ElementSpec;
