import type { ElementSpec } from '@onda/core/element/contract';
import { OF_A_SEARCH } from '../addresses/of-a-search';

/** The theme's search box. Its rules are the specification's (M-4, M-5, M-7 and M-9). */
export const mastheadSearch = {
  tag: 'masthead-search',
  feature: 'live-search',
  chunk: 'masthead',
  load: { query: OF_A_SEARCH },
  style: 'live-search/src/masthead-search/masthead-search.css',
  title: 'Search box of the theme',
  description:
    'The search box of the masthead and of the page that says that nothing is there: trending keywords when it is entered, results while one types.',
  root: 'light',
  attributes: {
    for: {
      type: 'string',
      default: '',
      description:
        'CSS selector of a search box that the theme prints: it becomes the live one, and the element draws none.',
    },
    enter: {
      type: 'enum',
      values: ['live', 'submit'],
      default: 'live',
      description:
        'What Enter and the button do: `live` nothing, because results come while one types; `submit` leads to the search page of the site.',
    },
    homeUrl: {
      type: 'url',
      default: '',
      description: 'Where the site begins; the search page is there.',
    },
    keywords: {
      type: 'string',
      default: '',
      description: 'Trending keywords, with commas between; those of the settings otherwise.',
    },
    template: {
      type: 'string',
      default: '',
      description:
        'CSS selector of a <template> that draws a result: its parts title and excerpt get the texts, its links and pictures the addresses.',
    },
  },
  events: {
    'search-results': 'Results stand there; detail { phrase, total }.',
  },
  actions: ['thim_search'],
  shortcodes: ['masthead_search'],
  block: { icon: 'search', keywords: ['search', 'live', 'masthead', 'trending'] },
  parts: {
    form: 'The form.',
    field: 'Its field.',
    submit: 'Its button.',
    panel: 'What opens below: keywords, or results.',
    heading: 'Heading of the trending keywords.',
    keywords: 'The list of trending keywords.',
    keyword: 'A trending keyword.',
    results: 'The list of results.',
    result: 'A result.',
    title: 'Its title.',
    excerpt: 'Words around what was found.',
    all: 'The link to all results.',
    status: 'What is said of the search: the count, or what is wrong.',
  },
  properties: {
    '--onda-accent': 'Color of links that are pointed at.',
    '--onda-surface': 'Background of the panel.',
    '--onda-text': 'Text color of the panel.',
    '--onda-radius': 'Corner radius of the panel.',
  },
} as const satisfies ElementSpec;
