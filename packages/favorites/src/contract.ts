import type { ElementSpec } from '@onda/core/contract';

const SITE = {
  type: 'number',
  default: 1,
  min: 1,
  description: 'Number of the site in its network; 1 where there is no network.',
} as const;

const COUNT = {
  type: 'number',
  default: 0,
  min: 0,
  description: 'What was counted when the page was printed; fresher numbers take its place.',
} as const;

/** The favourite button; `postid`, `siteid`, `favoritecount` and `user-consent-accepted` are the specification's (radio.md 3). */
export const favButton = {
  tag: 'fav-button',
  feature: 'favorites',
  title: 'Favourite button',
  description: 'A button that keeps a post among the visitor’s favourites, and takes it out again.',
  root: 'light',
  attributes: {
    postId: {
      type: 'number',
      default: 0,
      min: 0,
      description: 'The post; without it the one that is being shown.',
    },
    siteId: SITE,
    favoriteCount: COUNT,
    userConsentAccepted: {
      type: 'boolean',
      default: false,
      description: 'The visitor has agreed to a cookie being kept. Set by the consent dialog.',
    },
  },
  events: {
    'favorite-change':
      'The post became a favourite or ceased to be one; detail { postId, siteId, isFavorite, count }.',
  },
  actions: ['favorites_array', 'favorites_favorite', 'favorites_cookie_consent'],
  shortcodes: ['fav_button', 'favorite_button'],
  block: { icon: 'heart', keywords: ['favorites', 'favourite', 'save', 'heart'] },
  parts: {
    button: 'The button.',
    icon: 'The heart.',
    label: 'Its word.',
    count: 'How many keep the post.',
    status: 'The message that something failed.',
  },
  properties: {},
} as const satisfies ElementSpec;

/** The list; its attributes are the specification's (radio.md 3), and how many stand on a page. */
export const favList = {
  tag: 'fav-list',
  feature: 'favorites',
  title: 'Favourites list',
  description: 'The favourites of the visitor, or of a user, in pages.',
  root: 'light',
  attributes: {
    userId: { type: 'number', default: 0, min: 0, description: 'Whose list; 0 is whoever looks.' },
    siteId: SITE,
    includeLinks: { type: 'boolean', default: true, description: 'The titles link to the posts.' },
    includeButtons: { type: 'boolean', default: false, description: 'Each post has its favourite button.' },
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
      default: 20,
      min: 1,
      max: 100,
      description: 'How many posts stand on a page of the list.',
    },
  },
  events: {},
  actions: ['favorites_array', 'favorites_list'],
  shortcodes: ['fav_list', 'user_favorites'],
  block: { icon: 'list-view', keywords: ['favorites', 'favourites', 'list', 'saved'] },
  parts: {
    list: 'The list.',
    item: 'A favourite.',
    status: 'The line that says that something is loading, failed, or is empty.',
    retry: 'The button that tries again.',
    pages: 'The buttons that turn the pages, and the number between them.',
    previous: 'The button of the page before.',
    next: 'The button of the next page.',
  },
  properties: {},
} as const satisfies ElementSpec;

/** A total-count display (radio.md 2): of one post, or of the visitor's list. */
export const favCount = {
  tag: 'fav-count',
  feature: 'favorites',
  title: 'Favourites count',
  description: 'A number: how many keep a post, or how many favourites the visitor has.',
  root: 'light',
  attributes: {
    postId: {
      type: 'number',
      default: 0,
      min: 0,
      description: 'Counts who keeps this post; 0 counts the visitor’s own favourites.',
    },
    siteId: SITE,
    postTypes: {
      type: 'string',
      default: '',
      description: 'Counts only the visitor’s favourites of these types, with commas between.',
    },
    favoriteCount: COUNT,
  },
  events: {},
  actions: ['favorites_array'],
  shortcodes: ['fav_count', 'user_favorite_count', 'favorite_count'],
  block: { icon: 'chart-bar', keywords: ['favorites', 'favourites', 'count', 'total'] },
  parts: { count: 'The number.' },
  properties: {},
} as const satisfies ElementSpec;

/** The button that empties the list of a site (radio.md 4). */
export const favClear = {
  tag: 'fav-clear',
  feature: 'favorites',
  title: 'Clear favourites',
  description: 'A button that empties the visitor’s list; disabled while there is nothing to clear.',
  root: 'light',
  attributes: { siteId: SITE },
  events: {},
  actions: ['favorites_array', 'favorites_clear'],
  shortcodes: ['fav_clear', 'clear_favorites_button'],
  block: { icon: 'trash', keywords: ['favorites', 'favourites', 'clear', 'remove'] },
  parts: { button: 'The button.', status: 'The message that something failed.' },
  properties: {},
} as const satisfies ElementSpec;
