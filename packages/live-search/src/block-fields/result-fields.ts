import { type Field, translatable } from '@onda/core/element/block-fields';

/** The panel of results. */
export const resultFields: Record<string, Field> = {
  resultstype: {
    label: translatable('Layout of the results'),
    group: 'look',
    shown: true,
    choices: {
      vertical: translatable('List'),
      horizontal: translatable('Row'),
      polaroid: translatable('Cards'),
      isotopic: translatable('Tiles'),
    },
  },
  resultsposition: {
    label: translatable('Place of the results'),
    group: 'look',
    shown: true,
    choices: { hover: translatable('Over the page'), block: translatable('In the page') },
  },
  itemscount: { label: translatable('Results without scrolling'), group: 'look', control: 'range' },
  isotopicColumns: {
    label: translatable('Columns of tiles'),
    group: 'look',
    control: 'range',
    showIf: ['resultstype', 'isotopic'],
  },
  isotopicItems: {
    label: translatable('Tiles on a page'),
    group: 'look',
    control: 'range',
    showIf: ['resultstype', 'isotopic'],
  },
  isotopicPagination: {
    label: translatable('Pages of tiles'),
    group: 'look',
    showIf: ['resultstype', 'isotopic'],
  },
  animation: {
    label: translatable('How results appear'),
    group: 'look',
    choices: {
      fadedrop: translatable('Fade and drop'),
      fade: translatable('Fade'),
      none: translatable('At once'),
    },
  },
  highlight: { label: translatable('Mark the words found'), group: 'look' },
  highlightWholewords: {
    label: translatable('Mark whole words only'),
    group: 'look',
    showIf: ['highlight', true],
  },
  info: { label: translatable('Say how many were found'), group: 'look' },
  infoText: {
    label: translatable('Line over the results'),
    help: translatable('{phrase} and {results_count} are filled in.'),
    group: 'look',
    showIf: ['info', true],
  },
  showMore: { label: translatable('Offer further results'), group: 'look' },
};
