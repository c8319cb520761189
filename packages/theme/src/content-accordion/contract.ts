import type { ElementSpec } from '@onda/core/element/contract';
import { FOR } from '../for-option';

/** M-4: accordions and toggles open and close on click. */
export const contentAccordion = {
  tag: 'content-accordion',
  feature: 'theme',
  chunk: 'theme-parts',
  style: 'theme/src/content-accordion/content-accordion.css',
  title: 'Accordion',
  description: 'Folds sections under their headings; one is open at a time, or several as toggles.',
  root: 'light',
  attributes: {
    for: FOR,
    single: {
      type: 'boolean',
      default: true,
      description: 'Whether a section closes when another opens; false makes them toggles.',
    },
  },
  events: {},
  actions: [],
  shortcodes: ['content_accordion'],
  holdsContent: true,
  block: { icon: 'list-view', keywords: ['accordion', 'toggle', 'faq'] },
  parts: {},
  properties: {},
} as const satisfies ElementSpec;
