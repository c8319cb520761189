import type { ElementSpec } from '@onda/core/element/contract';
import { FOR } from '../for-option';

/** M-4 and M-5: the panel, and the replies in it. */
export const commentsPanel = {
  tag: 'comments-panel',
  feature: 'theme',
  chunk: 'theme-comments',
  title: 'Comments panel',
  description: 'Opens and closes the comments; a reply brings the form under its comment.',
  root: 'light',
  attributes: {
    for: FOR,
    toggle: {
      type: 'string',
      default: '',
      description: 'CSS selector of the button that opens and closes; without one a button is made.',
    },
    openLabel: {
      type: 'string',
      default: '',
      description: 'Text of the button while the comments are closed.',
    },
    closeLabel: { type: 'string', default: '', description: 'Text of the button while they are open.' },
    closedClass: {
      type: 'string',
      default: '',
      description:
        'Class by which the theme shows closed comments in its own way, a part of them for example; without one they are hidden.',
    },
    open: { type: 'boolean', default: false, description: 'The comments are open at first.' },
  },
  events: {},
  actions: [],
  shortcodes: ['comments_panel'],
  block: { icon: 'admin-comments', keywords: ['comments', 'reply'] },
  parts: {},
  properties: {},
} as const satisfies ElementSpec;
