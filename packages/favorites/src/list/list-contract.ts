import type { ElementSpec } from '@onda/core/element/contract';
import { SITE } from '../contract';

/** The list. Its attributes are the specification's, and the length of a page. */
export const favList = {
  tag: 'fav-list',
  feature: 'favorites',
  chunk: 'favorites-list',
  pageStyle: true,
  title: 'Favorites list',
  description: 'The favorites of the visitor, or of a user, in pages.',
  root: 'light',
  attributes: {
    userId: { type: 'number', default: 0, min: 0, description: 'Whose list; 0 is whoever looks.' },
    siteId: SITE,
    includeLinks: { type: 'boolean', default: true, description: 'The titles link to the posts.' },
    includeButtons: { type: 'boolean', default: false, description: 'Each post has its favorite button.' },
    includeThumbnails: { type: 'boolean', default: false, description: 'Each post has its picture.' },
    thumbnailSize: { type: 'string', default: 'thumbnail', description: 'WordPress’s name of the size.' },
    includeExcerpts: { type: 'boolean', default: false, description: 'Each post has its excerpt.' },
    postTypes: {
      type: 'string',
      default: '',
      description: 'Only posts of these types, with commas between; all of them otherwise.',
    },
    noFavoritesText: {
      type: 'string',
      default: '',
      description: 'What an empty list says; a sentence of ours otherwise.',
    },
    perPage: {
      type: 'number',
      default: 0,
      min: 0,
      max: 100,
      description: 'How many posts stand on a page of the list; 0 is what the settings say, 20 at first.',
    },
  },
  events: {},
  actions: ['favorites_array', 'favorites_list'],
  shortcodes: ['fav_list', 'user_favorites'],
  block: { icon: 'list-view', keywords: ['favorites', 'favourites', 'list', 'saved'] },
  parts: {
    list: 'The list.',
    item: 'A favorite.',
    status: 'The line that says that something is loading, failed, or is empty.',
    retry: 'The button that tries again.',
    pages: 'The buttons that turn the pages, and the number between them.',
    previous: 'The button of the page before.',
    next: 'The button of the next page.',
  },
  properties: {},
} as const satisfies ElementSpec;
