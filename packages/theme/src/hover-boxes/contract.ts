import type { ElementSpec } from '@onda/core/element/contract';
import { FOR } from '../for-option';

/** M-9.48 sets the least height of a box: `hover-boxes/hover-boxes.css`. */
export const hoverBoxes = {
  tag: 'hover-boxes',
  feature: 'theme',
  chunk: 'theme-parts',
  style: 'theme/src/hover-boxes/hover-boxes.css',
  styleSet: 'none',
  title: 'Hover boxes',
  description: 'Boxes of equal height that show the rest of their content under a pointer or with the focus.',
  root: 'light',
  attributes: { for: FOR },
  events: {},
  actions: [],
  shortcodes: ['hover_boxes'],
  holdsContent: true,
  parts: {},
  properties: {
    '--onda-surface': 'the ground of a box; the page’s color',
    '--onda-text': 'its text; the page’s color',
  },
} as const satisfies ElementSpec;
