import type { AttributeSpec } from '@onda/core/element/contract';
import { LAYOUTS, REDIRECT_ACTIONS, SHOW_MORE_ACTIONS } from './choices';

const LOCATIONS = ['same', 'new'] as const;

const target = (what: string) =>
  ({ type: 'boolean', default: false, description: `Results load into ${what} while one types.` }) as const;
const selector = {
  type: 'string',
  default: '',
  description: 'The content area there, as a CSS selector; #main and other usual places where it is empty.',
} as const;
const location = {
  type: 'enum',
  values: LOCATIONS,
  default: 'same',
  description: 'In this tab or in a new one.',
} as const;
const address = {
  type: 'url',
  default: '',
  description: 'The address, where the action leads to it.',
} as const;

/**
 * Every option of an instance. A page writes them as attributes, or all of them in one JSON child (`<script
 * type="application/json">`), nested as the specification names them: `{"trigger": {"type": 1}}` is `trigger-type`.
 */
export const instanceOptions = {
  id: { type: 'string', default: '1', description: 'Number of the search instance, 1 to 50.' },
  iid: {
    type: 'number',
    default: 0,
    min: 0,
    description: 'Which copy of it this is; counted where it is 0.',
  },
  rid: { type: 'string', default: '', description: 'Both together, as 1_1; made of them where it is empty.' },
  name: { type: 'string', default: '', description: 'What analytics call this search.' },
  phrase: { type: 'string', default: '', description: 'What stands in the field at first.' },
  homeUrl: { type: 'url', default: '', description: 'Where the site begins; the search page is there.' },
  ajaxUrl: { type: 'url', default: '', description: 'Who is asked; this site where it is empty.' },
  timeout: {
    type: 'number',
    default: 0,
    min: 0,
    description: 'Milliseconds until a search counts as failed; 0 means ten seconds.',
  },
  charcount: {
    type: 'number',
    default: 2,
    min: 0,
    max: 100,
    description: 'Characters from which on a search is made.',
  },
  itemscount: {
    type: 'number',
    default: 4,
    min: 1,
    max: 100,
    description: 'Results that the list shows without scrolling.',
  },
  resultstype: { type: 'enum', values: LAYOUTS, default: 'vertical', description: 'How the results lie.' },
  resultsposition: {
    type: 'enum',
    values: ['hover', 'block'],
    default: 'hover',
    description: 'The panel lies over the page, or stands in it.',
  },
  forceCount: { type: 'number', default: 0, min: 0, max: 100, description: 'Results a search asks for.' },
  forceOrder: { type: 'boolean', default: false, description: 'The order of the ids that the owner chose.' },
  previewOptions: {
    type: 'string',
    default: '',
    description: 'Options of the preview on a settings screen.',
  },
  preventBodyScroll: {
    type: 'boolean',
    default: false,
    description: 'The page does not scroll while a finger is on the results.',
  },
  highlight: {
    type: 'boolean',
    default: true,
    description: 'Words of the phrase are marked in the results.',
  },
  highlightWholewords: { type: 'boolean', default: false, description: 'Only where they are whole words.' },
  statistics: { type: 'boolean', default: false, description: 'What is searched is counted.' },
  closeOnDocClick: { type: 'boolean', default: true, description: 'A click elsewhere closes the panel.' },
  autocomplete: { type: 'boolean', default: false, description: 'The field completes what is typed.' },
  autocompleteMobile: { type: 'boolean', default: true, description: 'Also on a phone.' },
  autocompleteGoogleOnly: {
    type: 'boolean',
    default: false,
    description:
      'Completes by the suggestion service alone, through this site and only where its owner allows it.',
  },
  autocompleteLang: { type: 'string', default: 'es', description: 'Language of the suggestions.' },
  autocompleteTriggerCharcount: {
    type: 'number',
    default: 2,
    min: 0,
    description: 'Characters from which on the field completes.',
  },
  triggerType: { type: 'boolean', default: true, description: 'Searches while one types.' },
  triggerDelay: {
    type: 'number',
    default: 200,
    min: 0,
    max: 5000,
    description: 'Milliseconds after a key until the search is sent; the first character does not wait.',
  },
  triggerAutocompleteDelay: {
    type: 'number',
    default: 310,
    min: 0,
    max: 5000,
    description: 'Milliseconds after a key until the field completes.',
  },
  triggerFacet: { type: 'boolean', default: true, description: 'A changed filter searches at once.' },
  triggerUpdateHref: {
    type: 'boolean',
    default: false,
    description: 'The address of the page tells the search.',
  },
  triggerReturn: {
    type: 'enum',
    values: REDIRECT_ACTIONS,
    default: 'results_page',
    description: 'What the Enter key does.',
  },
  triggerReturnLocation: location,
  triggerClick: {
    type: 'enum',
    values: REDIRECT_ACTIONS,
    default: 'results_page',
    description: 'What the magnifier does.',
  },
  triggerClickLocation: location,
  redirectUrl: {
    type: 'string',
    default: '',
    description: 'The custom address; {phrase} and {field} stand for the phrase and for a filter.',
  },
  elementorUrl: address,
  overrideMethod: {
    type: 'enum',
    values: ['get', 'post'],
    default: 'get',
    description: 'How redirects travel.',
  },
  overridewpdefault: {
    type: 'boolean',
    default: true,
    description: 'The search page of the site shows the results of this search.',
  },
  compact: { type: 'boolean', default: false, description: 'A magnifier that opens the field.' },
  compactCloseOnDocument: { type: 'boolean', default: true, description: 'A click elsewhere closes it.' },
  compactCloseOnMagnifier: { type: 'boolean', default: true, description: 'So does its magnifier.' },
  showMore: { type: 'boolean', default: true, description: 'Further results can be asked for.' },
  showMoreAction: {
    type: 'enum',
    values: SHOW_MORE_ACTIONS,
    default: 'ajax',
    description: 'Where further results appear.',
  },
  showMoreInfinite: { type: 'boolean', default: false, description: 'They come when the list is scrolled.' },
  showMoreUrl: {
    type: 'string',
    default: '',
    description: 'The custom address; {phrase} stands for the phrase.',
  },
  showMoreLocation: location,
  autop: {
    type: 'enum',
    values: ['disabled', 'phrase', 'latest', 'random'],
    default: 'disabled',
    description: 'What the panel shows before anybody types.',
  },
  autopPhrase: { type: 'string', default: '', description: 'The phrase of that first search.' },
  autopCount: { type: 'number', default: 10, min: 1, max: 100, description: 'How many it shows.' },
  animation: {
    type: 'enum',
    values: ['fadedrop', 'fade', 'none'],
    default: 'fadedrop',
    description: 'How results appear.',
  },
  isotopicColumns: {
    type: 'number',
    default: 3,
    min: 1,
    max: 8,
    description: 'Columns of the isotopic layout.',
  },
  isotopicItems: { type: 'number', default: 6, min: 1, max: 60, description: 'Results on one of its pages.' },
  isotopicPagination: { type: 'boolean', default: true, description: 'Its pages can be turned.' },
  info: { type: 'boolean', default: true, description: 'A line over the results says what was found.' },
  infoText: {
    type: 'string',
    default: '',
    description: 'That line; {phrase}, {results_count} and {results_count_total} are filled in.',
  },
  tryThis: { type: 'json', default: [], description: 'Keywords offered under the field.' },
  topKeywords: {
    type: 'json',
    default: [],
    description: 'The most searched keywords, offered under the field.',
  },
  topKeywordsAction: {
    type: 'enum',
    values: ['nothing', 'search', 'redirect'],
    default: 'search',
    description: 'What a click on one of those does.',
  },
  filters: { type: 'json', default: [], description: 'What the filter panel offers.' },
  settingsVisible: {
    type: 'boolean',
    default: false,
    description: 'The filter panel is open from the start.',
  },
  liveLoadElement: { type: 'string', default: '', description: 'A custom element into which results load.' },
  resPageUseAjax: target('the search page'),
  resPageSelector: selector,
  wooShopUseAjax: target('the shop page'),
  wooShopSelector: selector,
  wooShopUrl: address,
  cptArchiveUseAjax: target('the archive of a post type'),
  cptArchiveSelector: selector,
  cptArchiveUrl: address,
  taxArchiveUseAjax: target('the archive of a taxonomy'),
  taxArchiveSelector: selector,
  taxArchiveUrl: address,
  analytics: {
    type: 'json',
    default: {},
    description: 'Which events are told to gtag or the data layer: method, tracking_id, events.',
  },
} as const satisfies Record<string, AttributeSpec>;
