import type { ElementSpec } from '@onda/core/element/contract';
import { FOR } from '../for-option';

/** M-9.12 and M-9.13 set the durations of a submenu: `menus/disclose-submenus.ts`. */
export const subMenus = {
  tag: 'sub-menus',
  feature: 'theme',
  chunk: 'theme-menus',
  style: 'theme/src/sub-menus/sub-menus.css',
  styleSet: 'none',
  title: 'Submenus',
  description:
    'Gives each entry of a menu that has a submenu a button beside its link; a pointer opens it too.',
  root: 'light',
  attributes: { for: FOR },
  events: {},
  actions: [],
  shortcodes: [],
  parts: {},
  properties: {
    '--onda-surface': 'the ground of a submenu; the page’s color',
    '--onda-text': 'its text; the page’s color',
  },
} as const satisfies ElementSpec;
