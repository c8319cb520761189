import type { AttributeSpec } from '@onda/core/element/contract';

/** How a form is shown. An attribute of the page wins over the form's own settings (`own`). */
export const displayOptions = {
  form: {
    type: 'number',
    default: 0,
    min: 0,
    description: 'Number of the form; 0 means the first of the site.',
  },
  id: {
    type: 'number',
    default: 0,
    min: 0,
    description: 'The same, as other newsletter shortcodes call it.',
  },
  type: {
    type: 'enum',
    values: ['own', 'inline', 'below_posts', 'others', 'fixed_bar', 'slide_in', 'popup'],
    default: 'own',
    description: 'In the page or over it.',
  },
  position: {
    type: 'enum',
    values: ['own', 'top', 'bottom', 'left', 'right'],
    default: 'own',
    description: 'Where a bar or slide-in stands.',
  },
  animation: {
    type: 'enum',
    values: ['own', 'none', 'slideup', 'slidedown', 'slideleft', 'slideright', 'fadein'],
    default: 'own',
    description: 'How it comes up.',
  },
  delay: {
    type: 'number',
    default: 0,
    min: 0,
    description: 'Seconds until a bar, slide-in or popup comes up.',
  },
  exitIntentEnabled: {
    type: 'boolean',
    default: false,
    description: 'It comes up earlier when the mouse leaves the page.',
  },
  exitIntentTouch: {
    type: 'boolean',
    default: false,
    description:
      'On a touch screen: earlier when one scrolls back fast, past the half, or rests for 30 seconds.',
  },
  cookieExpirationTime: {
    type: 'number',
    default: 0,
    min: 0,
    description: 'Days for which a closed form stays away; 0 means until the browser is closed.',
  },
  isPreview: {
    type: 'boolean',
    default: false,
    description: 'Nothing is sent: a success is shown for 2.5 seconds.',
  },
} as const satisfies Record<string, AttributeSpec>;
