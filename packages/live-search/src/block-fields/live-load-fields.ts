import { type Field, translatable } from '@onda/core/element/block-fields';

const area = translatable('Where its results stand');
const selector = translatable('A CSS selector; usual places of a theme where it is empty.');

const target = (name: string, label: string): Record<string, Field> => ({
  [`${name}UseAjax`]: { label, group: 'advanced' },
  [`${name}Selector`]: { label: area, help: selector, group: 'advanced', showIf: [`${name}UseAjax`, true] },
});

const address = (name: string): Record<string, Field> => ({
  [`${name}Url`]: { label: translatable('Its address'), group: 'advanced', showIf: [`${name}UseAjax`, true] },
});

/** Results that load into a page of the site, and what few owners change. */
export const liveLoadFields: Record<string, Field> = {
  ...target('resPage', translatable('Load into the search page')),
  ...target('wooShop', translatable('Load into the shop page')),
  ...address('wooShop'),
  ...target('cptArchive', translatable('Load into archives of a type')),
  ...address('cptArchive'),
  ...target('taxArchive', translatable('Load into archives of terms')),
  ...address('taxArchive'),
  overridewpdefault: { label: translatable('Use it on the search page'), group: 'advanced' },
  statistics: { label: translatable('Count what is searched'), group: 'advanced' },
  name: { label: translatable('Name in analytics'), group: 'advanced' },
  autocompleteLang: { label: translatable('Language of suggestions'), group: 'advanced' },
  autocompleteTriggerCharcount: { label: translatable('Characters before suggestions'), group: 'advanced' },
  autocompleteGoogleOnly: { label: translatable('Suggestions from outside alone'), group: 'advanced' },
  elementorUrl: { label: translatable('Address of the Elementor page'), group: 'advanced' },
  showMoreAction: {
    label: translatable('Further results open'),
    group: 'advanced',
    choices: {
      ajax: translatable('Search here'),
      results_page: translatable('Open the search page'),
      woo_results_page: translatable('Open the shop’s search page'),
      elementor_page: translatable('Open a page of Elementor'),
      custom: translatable('Open the own address'),
    },
  },
  showMoreInfinite: { label: translatable('Further results at scrolling'), group: 'advanced' },
  showMoreUrl: { label: translatable('Address of further results'), group: 'advanced' },
  showMoreLocation: {
    label: translatable('Further results in'),
    group: 'advanced',
    choices: { same: translatable('In this tab'), new: translatable('In a new tab') },
  },
};
