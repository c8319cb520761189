import type { ElementSpec } from '@onda/core/element/contract';
import { LISTENING_KEY } from '@onda/core/storage/tab-keys';

export const showEpisodes = {
  tag: 'show-episodes',
  feature: 'schedule',
  chunk: 'show-episodes',
  load: { stored: LISTENING_KEY },
  style: 'schedule/src/show-episodes/show-episodes.css',
  styleSet: 'rare',
  title: 'Episodes',
  description: 'The recordings of a show, or the newest of all shows, to listen again.',
  root: 'light',
  attributes: {},
  lateAttributes: {
    show: {
      type: 'string',
      default: '',
      description:
        'Post or slug of a show; empty: the show of the page, else the newest episodes of all shows.',
    },
    size: {
      type: 'number',
      default: 10,
      min: 1,
      max: 50,
      description: 'How many episodes a page of the list has.',
    },
  },
  events: {},
  actions: [],
  shortcodes: ['show_episodes'],
  block: { icon: 'playlist-audio', keywords: ['episodes', 'podcast', 'show', 'radio'] },
  parts: {
    episodes: 'The list.',
    episode: 'An episode; aria-current says that it is the one that is heard.',
    title: 'Its title.',
    about: 'The line with its show, date and length.',
    show: 'The name of its show.',
    date: 'Its date.',
    length: 'How long it is.',
    text: 'The beginning of its text.',
    links: 'The line with its links.',
    play: 'The link that plays it.',
    download: 'The link that downloads it.',
    pages: 'The links to other pages of the list.',
    empty: 'Says to an editor that there is no episode.',
  },
  properties: { '--onda-accent': 'Color of the episode that is heard; the text’s own.' },
} as const satisfies ElementSpec;
