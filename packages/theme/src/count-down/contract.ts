import type { ElementSpec } from '@onda/core/element/contract';
import { FOR } from '../for-option';

/** The date is required (M-3.23); the rest is Onda's own. */
export const countDown = {
  tag: 'count-down',
  feature: 'theme',
  chunk: 'count-down',
  style: 'theme/src/count-down/count-down.css',
  title: 'Countdown',
  description:
    'Counts the days, hours, minutes and seconds to a date, which stands there in words without scripts.',
  root: 'light',
  attributes: {
    for: FOR,
    date: {
      type: 'string',
      default: '',
      description:
        'The moment, as 2027-03-21 20:00, in the site’s time zone unless it says its own (…Z, …+02:00). Required.',
    },
    endText: { type: 'string', default: '', description: 'What stands there when the moment has come.' },
    redirect: {
      type: 'url',
      default: '',
      description:
        'Address to go to when the moment has come; one of another site becomes a link in the words that stand there then.',
    },
  },
  events: { end: 'The moment has come.' },
  actions: [],
  shortcodes: ['count_down'],
  block: { icon: 'clock', keywords: ['countdown', 'date', 'coming soon'] },
  parts: {},
  properties: { '--onda-accent': 'Color of the numbers; the text’s own.' },
} as const satisfies ElementSpec;
