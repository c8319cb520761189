import type { Wire } from '@onda/core/wire/wire';

const post = { type: 'id', description: 'Id.' } as const;

export const viewsWire = {
  feature: 'views',
  requests: {
    lists: {
      summary: 'The ranked lists of the site.',
      fields: {},
      reply: {
        title: 'name of a ranked list',
        isList: 'In the order of the settings.',
        values: {
          id: { type: 'slug', description: 'Id.' },
          name: { type: 'text', description: 'As the owner named it.' },
          days: {
            type: 'number',
            description: 'Days that count, today included.',
            limits: { minimum: 1, maximum: 400 },
          },
        },
      },
      refusals: {},
      route: { method: 'GET', path: '/most-viewed', id: 'listRankings', publicSeconds: 300 },
    },
    list: {
      summary: 'A ranked list, built by all callers together once in 15 seconds.',
      fields: { list: { type: 'slug', description: 'Id of a ranked list.' } },
      reply: {
        title: 'ranked list',
        values: {
          items: {
            type: 'list',
            description: 'Best first.',
            items: {
              title: 'ranked post',
              values: {
                id: { type: 'id', description: 'Of the post.' },
                position: { type: 'number', description: 'From 1.', limits: { minimum: 1 } },
                title: { type: 'text', description: 'Plain text.' },
                permalink: { type: 'text', description: 'Address.' },
                views: { type: 'count', description: 'Since it is counted.' },
                period_views: { type: 'count', description: 'In the days of the list.' },
                adjusted_total: {
                  type: 'count',
                  description: 'People in 30 days, and the number of the editor.',
                },
              },
            },
          },
          show_count: { type: 'flag', description: 'Whether the owner shows numbers.' },
          numbers: {
            type: 'list',
            description: 'Fields of an item that visitors see.',
            items: { type: 'text', description: 'Name.' },
          },
          views_label: { type: 'text', description: 'Word after the views.' },
          total_label: { type: 'text', description: 'Word after the people.' },
          version: { type: 'text', description: 'Changes with the list.' },
        },
      },
      refusals: { unknown_list: 404, list_unavailable: 503 },
      route: {
        method: 'GET',
        path: '/most-viewed/{list}',
        id: 'getMostViewed',
        publicSeconds: 15,
        showsPosts: true,
        ability: { name: 'top-posts', label: 'Lists the most viewed posts of a ranked list.' },
      },
    },
    counts: {
      summary: 'Views of posts.',
      fields: { posts: { type: 'ids', description: 'Ids of posts.' } },
      reply: {
        title: 'views of a post',
        isList: 'Of those posts that may be read.',
        values: { post, views: { type: 'count', description: 'Since it is counted.' } },
      },
      refusals: {},
      route: { method: 'GET', path: '/counts/views', id: 'countViews', publicSeconds: 60, showsPosts: true },
    },
    record: {
      summary: 'Records that a visitor reads a post.',
      fields: { post },
      reply: {
        title: 'view',
        values: {
          counted: { type: 'flag', description: 'Whether it is a view.' },
          reason: {
            type: 'word',
            description: 'Why it is none.',
            words: ['not_published', 'bot', 'editor', 'repeat', 'network'],
            isOptional: true,
          },
        },
      },
      refusals: {},
      route: { method: 'POST', path: '/views', id: 'recordView' },
    },
  },
} as const satisfies Wire;
