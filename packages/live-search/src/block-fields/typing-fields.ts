import { type Field, translatable } from '@onda/core/element/block-fields';

const GOES: Record<string, string> = {
  results_page: translatable('Open the search page'),
  woo_results_page: translatable('Open the shop’s search page'),
  elementor_page: translatable('Open a page of Elementor'),
  custom: translatable('Open the own address'),
  first_result: translatable('Open the first result'),
  ajax_search: translatable('Search here'),
  nothing: translatable('Nothing'),
};

const PLACES: Record<string, string> = {
  same: translatable('In this tab'),
  new: translatable('In a new tab'),
};

/** The field, its keys and its buttons. */
export const typingFields: Record<string, Field> = {
  triggerType: { label: translatable('Search while typing'), group: 'behavior', shown: true },
  charcount: { label: translatable('Characters before a search'), group: 'behavior', control: 'range' },
  triggerDelay: {
    label: translatable('Wait after a key'),
    group: 'behavior',
    unit: 'ms',
    showIf: ['triggerType', true],
  },
  triggerReturn: { label: translatable('The Enter key'), group: 'behavior', choices: GOES, shown: true },
  triggerReturnLocation: { label: translatable('Enter opens'), group: 'behavior', choices: PLACES },
  triggerClick: { label: translatable('The magnifier'), group: 'behavior', choices: GOES },
  triggerClickLocation: { label: translatable('The magnifier opens'), group: 'behavior', choices: PLACES },
  redirectUrl: {
    label: translatable('Own address'),
    help: translatable('{phrase} stands for what is searched.'),
    group: 'behavior',
  },
  autocomplete: { label: translatable('Complete what is typed'), group: 'behavior' },
  autocompleteMobile: {
    label: translatable('Complete on a phone too'),
    group: 'behavior',
    showIf: ['autocomplete', true],
  },
  autop: {
    label: translatable('Before anybody types'),
    group: 'behavior',
    choices: {
      disabled: translatable('Nothing'),
      phrase: translatable('Results of a phrase'),
      latest: translatable('The newest'),
      random: translatable('Some by chance'),
    },
  },
  autopPhrase: {
    label: translatable('Phrase of the first search'),
    group: 'behavior',
    showIf: ['autop', 'phrase'],
  },
  autopCount: { label: translatable('Results before typing'), group: 'behavior', control: 'range' },
  closeOnDocClick: { label: translatable('Close at a click elsewhere'), group: 'behavior' },
  preventBodyScroll: { label: translatable('Hold the page while scrolling'), group: 'behavior' },
  topKeywordsAction: {
    label: translatable('A click on a keyword'),
    group: 'behavior',
    choices: {
      nothing: translatable('Nothing'),
      search: translatable('Search here'),
      redirect: translatable('Open the search page'),
    },
  },
  triggerFacet: { label: translatable('Search when a filter changes'), group: 'behavior' },
  triggerUpdateHref: { label: translatable('Keep the search in the address'), group: 'behavior' },
};
