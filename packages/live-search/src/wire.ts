import { paging } from '@onda/core/wire/paging';
import type { Wire } from '@onda/core/wire/wire';

const instance = {
  type: 'number',
  description: 'A search of the settings.',
  limits: { minimum: 0, maximum: 50, default: 0 },
} as const;

export const searchWire = {
  feature: 'live-search',
  requests: {
    search: {
      summary: 'Posts that match a phrase.',
      fields: {
        search: { type: 'text', description: 'The phrase.', limits: { maxLength: 400 } },
        types: {
          type: 'list',
          description: 'Post types; all without it.',
          items: { type: 'text', description: 'Name.', limits: { maxLength: 40 } },
          isOptional: true,
          limits: { maxItems: 20 },
        },
        instance,
        ...paging(10, 50),
        page: {
          type: 'number',
          description: 'Page of the results.',
          limits: { minimum: 1, maximum: 101, default: 1 },
        },
      },
      reply: {
        title: 'found post',
        isList: 'Best first.',
        values: {
          post: { type: 'id', description: 'Id.' },
          type: { type: 'text', description: 'Post type.' },
          title: { type: 'text', description: 'Plain text.' },
          link: { type: 'text', description: 'Address.' },
          image: { type: 'text', description: 'Address, or empty.' },
          excerpt: { type: 'text', description: 'Words around what was found; plain text.' },
          author: { type: 'text', description: 'Name, or empty.' },
          date: { type: 'date-time', description: 'When it was published; UTC.' },
          price: { type: 'decimal', description: "Of a product, in the shop's currency.", orNull: true },
        },
      },
      refusals: {},
      route: {
        method: 'GET',
        path: '/search',
        id: 'search',
        publicSeconds: 60,
        showsPosts: true,
        ability: { name: 'search', label: 'Searches the posts of the site.' },
      },
    },
    complete: {
      summary: 'Completes what was typed so far.',
      fields: {
        typed: { type: 'text', description: 'The beginning of a phrase.', limits: { maxLength: 400 } },
        instance,
      },
      reply: {
        title: 'completion',
        values: {
          completion: { type: 'text', description: 'A whole phrase, or empty where nothing suits.' },
        },
      },
      refusals: {},
      route: { method: 'GET', path: '/search/complete', id: 'complete', publicSeconds: 60, showsPosts: true },
    },
  },
} as const satisfies Wire;
