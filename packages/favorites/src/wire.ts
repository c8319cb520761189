import { paging } from '@onda/core/wire/paging';
import type { Wire } from '@onda/core/wire/wire';

const post = { type: 'id', description: 'Id.' } as const;
const consent = {
  type: 'flag',
  description: 'The visitor agrees that the site keeps this, where it asks.',
  isOptional: true,
} as const;
const total = { type: 'count', description: 'How many keep it.' } as const;
const favorite = {
  title: 'favorite',
  values: { post, favorite: { type: 'flag', description: 'Whether the caller keeps it.' }, total },
} as const;
const refusals = { login_required: 401, consent_required: 403, invalid_nonce: 403 };
const refusalsOfPost = { ...refusals, invalid_post: 404, network_full: 429 };

export const favoritesWire = {
  feature: 'favorites',
  requests: {
    list: {
      summary: "The caller's own favorites.",
      fields: { consent, ...paging(10, 100) },
      reply: {
        title: 'favorite post',
        isList: 'Newest first.',
        values: {
          post,
          type: { type: 'text', description: 'Post type.' },
          title: { type: 'text', description: 'Plain text.' },
          link: { type: 'text', description: 'Address.' },
          total,
          image: { type: 'text', description: 'Address of its picture, or empty.' },
          excerpt: { type: 'text', description: 'Plain text.' },
        },
      },
      refusals,
      route: { method: 'GET', path: '/favorites', id: 'listFavorites' },
    },
    add: {
      summary: 'Keeps a post.',
      fields: { post, consent },
      reply: favorite,
      refusals: refusalsOfPost,
      route: { method: 'PUT', path: '/favorites/{post}', id: 'addFavorite' },
    },
    remove: {
      summary: 'Keeps a post no longer.',
      fields: { post, consent },
      reply: favorite,
      refusals: refusalsOfPost,
      route: { method: 'DELETE', path: '/favorites/{post}', id: 'removeFavorite' },
    },
    clear: {
      summary: 'Keeps nothing any longer.',
      fields: { consent },
      reply: {
        title: 'cleared',
        values: { removed: { type: 'count', description: 'How many there were.' } },
      },
      refusals,
      route: { method: 'DELETE', path: '/favorites', id: 'clearFavorites' },
    },
    counts: {
      summary: 'How many keep posts.',
      fields: { posts: { type: 'ids', description: 'Ids of posts.' } },
      reply: {
        title: 'favorites of a post',
        isList: 'Of those posts that may be read.',
        values: { post, favorites: total },
      },
      refusals: {},
      route: {
        method: 'GET',
        path: '/counts/favorites',
        id: 'countFavorites',
        publicSeconds: 60,
        showsPosts: true,
      },
    },
  },
} as const satisfies Wire;
