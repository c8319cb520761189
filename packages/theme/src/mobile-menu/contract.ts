import type { ElementSpec } from '@onda/core/element/contract';
import { FOR } from '../for-option';

/** M-1; the breakpoint: M-9.06. */
export const mobileMenu = {
  tag: 'mobile-menu',
  feature: 'theme',
  chunk: 'theme-menus',
  style: 'theme/src/mobile-menu/mobile-menu.css',
  styleSet: 'none',
  title: 'Mobile menu',
  description: 'Opens a menu over the page on small screens, from the theme’s own button.',
  root: 'light',
  attributes: {
    for: FOR,
    toggle: {
      type: 'string',
      default: '',
      description:
        'CSS selector of what opens it; empty for what names the menu’s id as href or aria-controls.',
    },
    close: {
      type: 'string',
      default: '',
      description:
        'CSS selector, within the menu, of the theme’s own button that closes it; without one a button is made.',
    },
    breakpoint: {
      type: 'number',
      default: 768,
      min: 0,
      description: 'Pixels of width up to which a screen is small; a menu that is open closes beyond.',
    },
  },
  events: {},
  actions: [],
  shortcodes: [],
  parts: {},
  properties: {
    '--onda-surface': 'the ground of the open menu; the page’s color',
    '--onda-text': 'its text; the page’s color',
  },
} as const satisfies ElementSpec;
