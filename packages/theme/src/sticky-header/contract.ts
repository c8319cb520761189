import type { ElementSpec } from '@onda/core/element/contract';
import { FOR } from '../for-option';

/** M-1; its place below the admin bar is in `sticky-header/sticky-header.css`. */
export const stickyHeader = {
  tag: 'sticky-header',
  feature: 'theme',
  chunk: 'theme-page',
  load: { onScroll: true, nearScreen: false },
  style: 'theme/src/sticky-header/sticky-header.css',
  // The target of a fragment stays below a header of this height until the first scroll.
  pageProperties: { '--onda-header-h': '96px' },
  title: 'Sticky header',
  description: 'Keeps a header at the upper edge: it hides on the way down and is back on the way up.',
  root: 'light',
  attributes: { for: FOR },
  events: {},
  actions: [],
  shortcodes: [],
  parts: {},
  properties: {
    '--onda-header-background': 'behind the header; the theme’s page color',
    '--onda-header-z': 'its layer; 99',
  },
} as const satisfies ElementSpec;
