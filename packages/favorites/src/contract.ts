import type { ElementSpec } from '@onda/core/element/contract';

export const SITE = {
  type: 'number',
  default: 0,
  min: 0,
  description: 'Number of the site in its network; 0 is the site of the page.',
} as const;

const COUNT = {
  type: 'number',
  default: 0,
  min: 0,
  description: 'What was counted when the page was printed; fresher numbers take its place.',
} as const;

/**
 * The favorite button; `postid`, `siteid`, `favoritecount` and `user-consent-accepted` are the specification's
 * (R-3.07 to R-3.10).
 */
export const favButton = {
  tag: 'fav-button',
  feature: 'favorites',
  chunk: 'favorites',
  pageStyle: true,
  title: 'Favorite button',
  description: 'A button that keeps a post among the visitor’s favorites, and takes it out again.',
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
      'The post became a favorite or ceased to be one; detail { postId, siteId, isFavorite, count }.',
  },
  actions: ['favorites_array', 'favorites_favorite', 'favorites_cookie_consent'],
  shortcodes: ['fav_button', 'favorite_button'],
  isInline: true,
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

/** A total-count display: of one post, or of the visitor's list. */
export const favCount = {
  tag: 'fav-count',
  feature: 'favorites',
  chunk: 'favorites',
  title: 'Favorites count',
  description: 'A number: how many keep a post, or how many favorites the visitor has.',
  root: 'light',
  attributes: {
    postId: {
      type: 'number',
      default: 0,
      min: 0,
      description: 'Counts who keeps this post; 0 counts the visitor’s own favorites.',
    },
    siteId: SITE,
    postTypes: {
      type: 'string',
      default: '',
      description: 'Counts only the visitor’s favorites of these types, with commas between.',
    },
    favoriteCount: COUNT,
  },
  events: {},
  actions: ['favorites_array'],
  shortcodes: ['fav_count', 'user_favorite_count', 'favorite_count'],
  isInline: true,
  block: { icon: 'chart-bar', keywords: ['favorites', 'favourites', 'count', 'total'] },
  parts: { count: 'The number.' },
  properties: {},
} as const satisfies ElementSpec;

/** The button that empties the list of a site. */
export const favClear = {
  tag: 'fav-clear',
  feature: 'favorites',
  chunk: 'favorites',
  title: 'Clear favorites',
  description: 'A button that empties the visitor’s list; disabled while there is nothing to clear.',
  root: 'light',
  attributes: { siteId: SITE },
  events: {},
  actions: ['favorites_array', 'favorites_clear'],
  shortcodes: ['fav_clear', 'clear_favorites_button'],
  isInline: true,
  block: { icon: 'trash', keywords: ['favorites', 'favourites', 'clear', 'remove'] },
  parts: { button: 'The button.', status: 'The message that something failed.' },
  properties: {},
} as const satisfies ElementSpec;
