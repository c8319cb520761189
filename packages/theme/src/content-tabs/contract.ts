import type { ElementSpec } from '@onda/core/element/contract';
import { FOR } from '../for-option';

/** M-4: tabs change on click. */
export const contentTabs = {
  tag: 'content-tabs',
  feature: 'theme',
  chunk: 'theme-parts',
  style: 'theme/src/content-tabs/content-tabs.css',
  title: 'Tabs',
  description: 'Shows one of several sections at a time; each heading becomes a tab.',
  root: 'light',
  attributes: {
    for: FOR,
    label: {
      type: 'string',
      default: '',
      description: 'Name of the list of tabs, for screen readers; empty for the names of the tabs.',
    },
  },
  events: {},
  actions: [],
  shortcodes: ['content_tabs'],
  holdsContent: true,
  block: { icon: 'table-row-before', keywords: ['tabs', 'sections'] },
  parts: { list: 'the row of tabs', tab: 'a tab' },
  properties: { '--onda-accent': 'the line under the chosen tab; the text’s color' },
} as const satisfies ElementSpec;
