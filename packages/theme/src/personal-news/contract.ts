import type { ElementSpec } from '@onda/core/element/contract';
import { FOR } from '../for-option';

/** M-3, M-7 and M-9. The page names its kind; the browser stores what was read. */
export const personalNews = {
  tag: 'personal-news',
  feature: 'theme',
  chunk: 'theme-personal',
  load: { onScroll: true },
  style: 'theme/src/personal-news/personal-news.css',
  title: 'Personal news',
  description:
    'Unread articles of the categories that a visitor reads, else the newest; what was read stays in the browser.',
  root: 'light',
  attributes: {
    for: FOR,
    size: {
      type: 'number',
      default: 5,
      min: 0,
      max: 12,
      description: 'How many articles; 0 shows nothing and only remembers what is read.',
    },
    isSingle: {
      type: 'boolean',
      default: false,
      description: 'The page shows one article. Set when it is printed.',
    },
    isCategory: {
      type: 'boolean',
      default: false,
      description: 'The page is that of a category. Set when it is printed.',
    },
    objectId: {
      type: 'number',
      default: 0,
      min: 0,
      description: 'Of the article or the category. Set when it is printed.',
    },
  },
  events: {},
  actions: ['thim_personal_news_store', 'onda_personal_news'],
  shortcodes: ['personal_news'],
  block: { icon: 'heart', keywords: ['personal', 'related', 'news'] },
  parts: {
    why: 'The line that says why these are shown.',
    list: 'The articles.',
    item: 'One of them.',
    remember: 'The button that lets the browser remember.',
    forget: 'The button that forgets all.',
    status: 'What came of it.',
  },
  properties: {},
} as const satisfies ElementSpec;
