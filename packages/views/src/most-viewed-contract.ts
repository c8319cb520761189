import type { ElementSpec } from '@onda/core/element/contract';

/** A ranked list of posts, found by its list id. */
export const mostViewed = {
  tag: 'most-viewed',
  feature: 'views',
  chunk: 'most-viewed',
  style: 'views/src/view/most-viewed.css',
  title: 'Most viewed',
  description: 'A ranked list of posts with their views; it follows what is read.',
  root: 'light',
  attributes: {
    listId: {
      type: 'string',
      default: '',
      description: 'Id of a list from the settings screen; the first one where it is empty.',
    },
    ajaxUrl: { type: 'url', default: '', description: 'Who ranks; this site where it is empty.' },
    nonce: { type: 'string', default: '', description: 'For another server; refreshed when it is stale.' },
  },
  events: {},
  actions: ['onda_poll', 'spv_get_list', 'spv_refresh_nonce'],
  shortcodes: ['most_viewed'],
  block: { icon: 'chart-bar', keywords: ['ranking', 'views', 'most read', 'most viewed'] },
  parts: {
    list: 'The list.',
    item: 'A post in the list.',
    position: 'Its position.',
    title: 'Its title, a link.',
    count: 'Its views label.',
    status: 'The line that says that something is loading or failed.',
  },
  properties: {
    '--onda-accent': 'Color of the positions; the text color otherwise.',
  },
} as const satisfies ElementSpec;
