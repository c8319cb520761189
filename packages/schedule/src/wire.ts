import type { Wire } from '@onda/core/wire/wire';

export const scheduleWire = {
  feature: 'schedule',
  requests: {
    airings: {
      summary: 'The airings of some days, cancelled ones included.',
      fields: {
        station: { type: 'slug', description: 'Id of a station.' },
        from: {
          type: 'text',
          description: 'Date; empty for today.',
          limits: { pattern: '^(\\d{4}-\\d{2}-\\d{2})?$', default: '' },
        },
        days: { type: 'number', description: 'How many.', limits: { minimum: 1, maximum: 14, default: 7 } },
      },
      reply: {
        title: 'airing',
        isList: 'By their start.',
        values: {
          id: { type: 'text', description: 'The same through moves.' },
          show: { type: 'count', description: 'Post of the show; 0 where it has only a title.' },
          title: { type: 'text', description: 'Plain text.' },
          link: { type: 'text', description: 'Address of the page of the show, or empty.' },
          hosts: { type: 'list', description: 'Names.', items: { type: 'text', description: 'Plain text.' } },
          date: { type: 'text', description: 'The day under which it is listed.' },
          start: { type: 'count', description: 'Unix time in seconds.' },
          end: { type: 'count', description: 'Unix time in seconds.' },
          kind: {
            type: 'word',
            description: 'How it is made.',
            words: ['live', 'recorded', 'repeat', 'automation'],
          },
          repeat_of: { type: 'text', description: 'The airing that it repeats, or empty.' },
          reason: { type: 'text', description: 'Why it is otherwise than usual, or empty.' },
          cancelled: { type: 'flag', description: 'It is not on air.' },
        },
      },
      refusals: { unknown_station: 404 },
      route: {
        method: 'GET',
        path: '/stations/{station}/schedule',
        id: 'getSchedule',
        publicSeconds: 60,
        showsPosts: true,
        ability: { name: 'schedule', label: 'Tells what a station airs on some days.' },
      },
    },
    episodes: {
      summary: 'The recordings of a show, at most 200 of its feed.',
      fields: {
        show: { type: 'id', description: 'Post of the show.' },
        page: {
          type: 'number',
          description: 'Page of the list.',
          limits: { minimum: 1, maximum: 100000, default: 1 },
        },
        per_page: {
          type: 'number',
          description: 'How many.',
          limits: { minimum: 1, maximum: 50, default: 10 },
        },
      },
      reply: {
        title: 'episode',
        isList: 'Newest first.',
        values: {
          id: { type: 'text', description: 'The same after a change of title or file.' },
          title: { type: 'text', description: 'Plain text.' },
          text: { type: 'text', description: 'Its beginning, plain text.' },
          file: { type: 'text', description: 'Address of the audio file.' },
          seconds: { type: 'count', description: 'How long it is; 0 where nobody says it.' },
          published: { type: 'count', description: 'Unix time in seconds; 0 where nobody says it.' },
          image: { type: 'text', description: 'Address, or empty.' },
        },
      },
      refusals: { unknown_show: 404 },
      route: {
        method: 'GET',
        path: '/shows/{show}/episodes',
        id: 'getEpisodes',
        publicSeconds: 60,
        showsPosts: true,
        ability: { name: 'episodes', label: 'Tells which recordings of a show there are.' },
      },
    },
  },
} as const satisfies Wire;
