import type { ElementSpec } from '@onda/core/element/contract';
import { FOR } from '../for-option';

/** Rules and numbers: M-2, M-3, M-4 and M-9; `max` is Onda's own. */
export const articleStream = {
  tag: 'article-stream',
  feature: 'theme',
  chunk: 'theme-article',
  load: { onScroll: true, nearScreen: false },
  title: 'Article stream',
  description: 'Brings the next article when the reader reaches the end of one; address and title follow.',
  root: 'light',
  attributes: {
    for: FOR,
    article: {
      type: 'string',
      default: 'article, main',
      description:
        'CSS selector of the article, in this page and in the next; of several the one with this element in it, or with the class active.',
    },
    info: {
      type: 'string',
      default: '.article_info',
      description: 'CSS selector, within an article, of what says data-url, data-title and data-id.',
    },
    next: {
      type: 'string',
      default: '.infinity-next-post',
      description: 'CSS selector of the marker that says, as data-url or href, which article is next.',
    },
    leaveOut: {
      type: 'string',
      default: '',
      description:
        'CSS selector of what an article that is added comes without: a sidebar that the page has already.',
    },
    slots: {
      type: 'string',
      default: '',
      description:
        'CSS selector of the places for advertisements: an article that is added keeps them, without scripts.',
    },
    forward: {
      type: 'number',
      default: 95,
      min: 1,
      max: 100,
      description: 'Per cent of an article above the window’s edge: the next one is active.',
    },
    back: {
      type: 'number',
      default: 5,
      min: 0,
      max: 99,
      description: 'Per cent of an article in sight on the way up: below it, the one before is active.',
    },
    step: { type: 'number', default: 30, min: 1, description: 'Pixels of scrolling between two looks.' },
    max: {
      type: 'number',
      default: 10,
      min: -1,
      description: 'Articles that come by themselves, -1 for all; after them a link leads on.',
    },
    analytics: {
      type: 'enum',
      values: ['data-layer', 'none'],
      default: 'data-layer',
      description: 'Whether the page’s data layer hears, once, of each article that came.',
    },
  },
  events: {
    article: 'An article became the one that is read, said on it; detail { id, url, title }.',
    append: 'An article was added, said on it.',
    slot: 'An article that was added has a place for an advertisement, said on it.',
  },
  actions: [],
  shortcodes: ['article_stream'],
  isInline: true,
  block: { icon: 'media-document', keywords: ['infinite', 'scroll', 'article'] },
  parts: {},
  properties: {},
} as const satisfies ElementSpec;
