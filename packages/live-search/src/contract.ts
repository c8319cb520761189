import type { ElementSpec } from '@onda/core/element/contract';
import { OF_A_SEARCH } from './addresses/of-a-search';
import { instanceOptions } from './options/options-contract';

/** The search widget. Its options are the specification's (M-3); all of them come with the first touch. */
export const aspSearch = {
  tag: 'asp-search',
  feature: 'live-search',
  chunk: 'search',
  load: { query: OF_A_SEARCH },
  style: 'live-search/src/view/asp-search.css',
  title: 'Live search',
  description:
    'A search box whose results appear in a panel while one types. Without script it is the plain search form of the site.',
  root: 'light',
  attributes: {},
  lateAttributes: instanceOptions,
  events: {
    'search-start': 'A search was sent; detail { id, iid, phrase }.',
    'search-end':
      'Its results stand in the panel; detail { id, iid, phrase, count, total }. Or, with live-load, in the page; detail { id, iid, phrase, address }. A search that failed does not end.',
    'search-go':
      'The visitor is about to be led to an address; detail { address }. Prevented, the page stays.',
  },
  actions: ['ajaxsearchpro_search', 'ajaxsearchpro_autocomplete', 'ajaxsearchpro_addkeyword'],
  shortcodes: ['asp_search', 'wpdreams_ajaxsearchpro'],
  block: { icon: 'search', keywords: ['search', 'live', 'ajax', 'results'] },
  parts: {
    form: 'The form.',
    box: 'Field and buttons together.',
    field: 'The field.',
    clear: 'The button that empties the field.',
    submit: 'The magnifier.',
    settings: 'The button that opens the filters.',
    panel: 'The panel of results.',
    filters: 'The panel of filters.',
    status: 'The line that tells a screen reader how many results there are.',
  },
  properties: {
    '--onda-accent': 'Color of what is chosen or found; the text color otherwise.',
    '--onda-surface': 'Background of box and panel.',
    '--onda-text': 'Text color of box and panel.',
    '--onda-radius': 'Corner radius of box and panel.',
  },
} as const satisfies ElementSpec;
