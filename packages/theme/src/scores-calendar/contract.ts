import type { ElementSpec } from '@onda/core/element/contract';
import { FOR } from '../for-option';

/**
 * The way to the scores of another day (M-2 and M-9): a toggle, a month whose weeks begin on Sunday, a field
 * for a date.
 */
export const scoresCalendar = {
  tag: 'scores-calendar',
  feature: 'theme',
  chunk: 'theme-scores',
  style: 'theme/src/scores/scores.css',
  title: 'Calendar of the scores',
  description: 'A calendar behind a toggle; a day of it loads the page anew with the games of that day.',
  root: 'light',
  attributes: { for: FOR },
  events: {},
  actions: [],
  shortcodes: ['scores_calendar'],
  block: { icon: 'calendar-alt', keywords: ['date', 'sports', 'results'] },
  parts: {
    calendar: 'All of it, behind its toggle.',
    months: 'The month that is shown, with the ways to others.',
    picker: 'The form for a date.',
  },
  properties: {},
} as const satisfies ElementSpec;
