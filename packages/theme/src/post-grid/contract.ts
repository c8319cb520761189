import type { ElementSpec } from '@onda/core/element/contract';
import { FOR } from '../for-option';

/** A list that a hash and a quick search narrow (M-2.25, M-2.26 and M-5.08). */
export const postGrid = {
  tag: 'post-grid',
  feature: 'theme',
  chunk: 'theme-grid',
  title: 'Filter of a grid',
  description: 'Shows what #filter=… names and what the quick search finds, of the posts that are there.',
  root: 'light',
  attributes: {
    for: FOR,
    item: {
      type: 'string',
      default: 'article, .wp-block-post',
      description: 'CSS selector, within, of a post.',
    },
    field: {
      type: 'string',
      default: 'input[type="search"]',
      description: 'CSS selector, within, of the field of the quick search.',
    },
  },
  events: {},
  actions: [],
  shortcodes: [],
  parts: {},
  properties: {},
} as const satisfies ElementSpec;
