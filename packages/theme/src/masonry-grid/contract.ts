import type { ElementSpec } from '@onda/core/element/contract';
import { FOR } from '../for-option';

/** A grid of posts (M-2). Numbers are Onda's own: the specification names none. */
export const masonryGrid = {
  tag: 'masonry-grid',
  feature: 'theme',
  chunk: 'theme-grid',
  style: 'theme/src/masonry-grid/masonry-grid.css',
  title: 'Grid of posts',
  description: 'Posts as cards in a grid without layout shift, with a button that loads more.',
  root: 'light',
  attributes: {
    for: FOR,
    columns: {
      type: 'number',
      default: 3,
      min: 1,
      max: 6,
      description: 'Columns at most; narrow pages have fewer.',
    },
  },
  lateAttributes: {
    postType: { type: 'string', default: 'post', description: 'Types of posts, with commas between.' },
    category: {
      type: 'string',
      default: '',
      description: 'Slugs of categories, with commas between; empty for all.',
    },
    tag: { type: 'string', default: '', description: 'Slugs of tags, with commas between; empty for all.' },
    count: {
      type: 'number',
      default: 12,
      min: 1,
      max: 24,
      step: 1,
      description: 'Posts on a page of the grid.',
    },
    order: {
      type: 'enum',
      values: ['date', 'modified', 'title', 'comments'],
      default: 'date',
      description: 'By what they are ordered: the newest, the most commented, or by title from A.',
    },
    template: {
      type: 'string',
      default: '',
      description: 'Name of a card that the theme registered with the filter onda_loadmore_templates.',
    },
    more: {
      type: 'enum',
      values: ['button', 'auto', 'none'],
      default: 'button',
      description: 'How more come: at a button; five times by themselves and then at a button; not at all.',
    },
    filters: {
      type: 'boolean',
      default: false,
      description: 'Whether categories to choose from and a field for a quick search stand above.',
    },
  },
  events: {},
  actions: ['thim_masonry_loadmore'],
  shortcodes: ['masonry_grid', 'onda_grid'],
  block: { icon: 'grid-view', keywords: ['grid', 'masonry', 'posts', 'archive'] },
  parts: {},
  properties: {
    '--onda-gap': 'Room between cards; 24px otherwise.',
    '--onda-card-width': 'How narrow a card may be; 224px otherwise.',
  },
} as const satisfies ElementSpec;
