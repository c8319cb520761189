import { type BlockEditing, type Field, HIDDEN, translatable } from '@onda/core/element/block-fields';
import { liveLoadFields } from './live-load-fields';
import { resultFields } from './result-fields';
import { typingFields } from './typing-fields';

const box: Record<string, Field> = {
  id: {
    label: translatable('Search box'),
    help: translatable('What it finds is in the settings of the search.'),
    group: 'basics',
    control: 'search',
  },
  phrase: { label: translatable('Text in the field at first'), group: 'basics', role: 'content' },
  compact: {
    label: translatable('Show the magnifier alone'),
    help: translatable('It opens the field.'),
    group: 'look',
    shown: true,
  },
  compactCloseOnDocument: {
    label: translatable('A click elsewhere closes it'),
    group: 'look',
    showIf: ['compact', true],
  },
  compactCloseOnMagnifier: {
    label: translatable('The magnifier closes it'),
    group: 'look',
    showIf: ['compact', true],
  },
  settingsVisible: { label: translatable('Open the filters at first'), group: 'look' },
};

const HIDDEN_ONES = [
  ...['iid', 'rid', 'homeUrl', 'ajaxUrl', 'forceCount', 'forceOrder', 'previewOptions'],
  ...['tryThis', 'topKeywords', 'filters', 'analytics', 'overrideMethod'],
  ...['liveLoadElement', 'timeout', 'triggerAutocompleteDelay'],
];

const search: BlockEditing = {
  category: 'onda-audience',
  preview: 'template',
  from: ['core/search'],
  fields: {
    ...box,
    ...resultFields,
    ...typingFields,
    ...liveLoadFields,
    ...Object.fromEntries(HIDDEN_ONES.map((name) => [name, HIDDEN])),
  },
  variations: [
    {
      name: 'icon',
      title: translatable('Live search: icon'),
      description: translatable('A magnifier that opens the field.'),
      attributes: { compact: true },
      inserter: true,
    },
    {
      name: 'tiles',
      title: translatable('Live search: tiles'),
      description: translatable('Results as tiles in the page.'),
      attributes: { resultstype: 'isotopic', resultsposition: 'block' },
    },
  ],
};

const masthead: BlockEditing = {
  category: 'onda-audience',
  preview: 'template',
  from: ['core/search'],
  fields: {
    keywords: {
      label: translatable('Offered keywords'),
      help: translatable('With commas between. Left empty, those of the settings.'),
      group: 'basics',
      role: 'content',
    },
    enter: {
      label: translatable('Enter and the button'),
      group: 'behavior',
      shown: true,
      choices: {
        live: translatable('Nothing: results come by themselves'),
        submit: translatable('Open the search page'),
      },
    },
    for: {
      label: translatable('Use another part of the page'),
      help: translatable('A CSS selector of your theme. Left empty, the block itself.'),
      group: 'advanced',
    },
    template: { label: translatable('Template of a result'), group: 'advanced' },
    homeUrl: HIDDEN,
  },
  variations: [
    {
      name: 'submit',
      title: translatable('Search box of the theme: Enter opens the results'),
      description: translatable('Results while one types; Enter opens the search page.'),
      attributes: { enter: 'submit' },
    },
  ],
};

export const searchBlocks: Record<string, BlockEditing> = {
  'asp-search': search,
  'masthead-search': masthead,
};
