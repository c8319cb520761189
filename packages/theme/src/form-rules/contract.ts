import type { ElementSpec } from '@onda/core/element/contract';
import { FOR } from '../for-option';

/** Rules and numbers: M-5 and M-9. */
export const formRules = {
  tag: 'form-rules',
  feature: 'theme',
  chunk: 'theme-forms',
  title: 'Form rules',
  description:
    'Checks what is written into a form by the rules of its markup, and says in words what is wrong.',
  root: 'light',
  attributes: {
    for: FOR,
    check: {
      type: 'boolean',
      default: true,
      description:
        'Whether values are checked; if not, number fields alone are kept free of letters and points.',
    },
  },
  events: {},
  actions: [],
  shortcodes: [],
  parts: {},
  properties: {
    '--onda-error': 'Color of the bar beside an error; a red.',
  },
} as const satisfies ElementSpec;
