import type { ElementSpec } from '@onda/core/element/contract';
import { FOR } from '../for-option';

/** States and fields: M-3, M-4 and M-7; `auto` is Onda's own. */
export const loadMore = {
  tag: 'load-more',
  feature: 'theme',
  chunk: 'theme-grid',
  title: 'Load more',
  description:
    'Adds the next cards to a grid: by the site’s signed query, or from the next page of the list.',
  root: 'light',
  attributes: {
    for: FOR,
    grid: {
      type: 'string',
      default: '.onda-grid, .masonry-grid, .wp-block-post-template',
      description: 'CSS selector, within, of what holds the cards.',
    },
    button: {
      type: 'string',
      default: '.masonry-loadmore, .wp-block-query-pagination-next, .nav-links .next',
      description: 'CSS selector, within, of the button, or of the link to the next page.',
    },
    query: {
      type: 'string',
      default: '',
      description:
        'The signed query, or next-page; empty for what the theme says as thim_loadmore_params, else the next page.',
    },
    page: { type: 'number', default: 1, min: 1, description: 'The page of the grid that is shown.' },
    maxPage: { type: 'number', default: 0, min: 0, description: 'Its last page; 0 when nobody counted.' },
    found: { type: 'number', default: 0, min: 0, description: 'Cards in all; 0 when nobody counted.' },
    offset: { type: 'number', default: 0, min: 0, description: 'Cards on the pages before this one.' },
    auto: {
      type: 'number',
      default: 0,
      min: 0,
      description: 'How many times cards come by themselves when the end is near; then the button waits.',
    },
  },
  events: { append: 'Cards were added, said on the grid.' },
  actions: ['thim_masonry_loadmore'],
  shortcodes: [],
  parts: {},
  properties: {},
} as const satisfies ElementSpec;
