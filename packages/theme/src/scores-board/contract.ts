import type { ElementSpec } from '@onda/core/element/contract';
import { FOR } from '../for-option';

/**
 * The games of a day by competition (M-2 and M-9.43). The server prints them; the chooser leads to one of them.
 */
export const scoresBoard = {
  tag: 'scores-board',
  feature: 'theme',
  chunk: 'theme-scores',
  style: 'theme/src/scores/scores.css',
  title: 'Scores',
  description: 'The games of a day by competition, with a chooser that leads to one of them.',
  root: 'light',
  attributes: {
    for: FOR,
    select: {
      type: 'string',
      default: 'select',
      description:
        'CSS selector of the chooser; the data-section or the value of an option is the id of a competition.',
    },
    highlight: {
      type: 'number',
      default: 300,
      min: 0,
      description: 'Milliseconds for which the chosen competition stands out.',
    },
  },
  events: {},
  actions: [],
  shortcodes: ['scores_board'],
  block: { icon: 'awards', keywords: ['sports', 'results', 'competition'] },
  parts: {
    days: 'The day that is shown, with the ways to others.',
    chooser: 'The form that chooses a competition.',
    competition: 'A competition with its games.',
    game: 'A game; data-state says whether it is live, final or postponed.',
    empty: 'Says that nothing is played on this day.',
  },
  properties: {},
} as const satisfies ElementSpec;
