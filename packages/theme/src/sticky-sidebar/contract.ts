import type { ElementSpec } from '@onda/core/element/contract';
import { FOR } from '../for-option';

/** M-9.07 and M-9.08 set the width and the distance from the edge: `sticky-sidebar/sticky-sidebar.css`. */
export const stickySidebar = {
  tag: 'sticky-sidebar',
  feature: 'theme',
  chunk: 'theme-parts',
  load: { onScroll: true, nearScreen: false },
  style: 'theme/src/sticky-sidebar/sticky-sidebar.css',
  title: 'Sticky sidebar',
  description: 'Keeps a sidebar in sight beside a long text, also one that is higher than the window.',
  root: 'light',
  attributes: { for: FOR },
  events: {},
  actions: [],
  shortcodes: ['sticky_sidebar'],
  holdsContent: true,
  parts: {},
  properties: { '--onda-sidebar-offset': 'distance from the bars above; 30px' },
} as const satisfies ElementSpec;
