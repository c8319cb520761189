import type { ElementSpec } from '@onda/core/element/contract';

/** An element without a face in a registration form of WordPress or of a shop (M-2). */
export const captchaHook = {
  tag: 'captcha-hook',
  feature: 'newsletter',
  chunk: 'captcha-hook',
  load: { atOnce: '*' },
  title: 'Invisible captcha',
  description: 'Tells people from machines in the registration forms. The server prints it there.',
  root: 'light',
  attributes: {},
  events: {},
  actions: ['onda_challenge'],
  shortcodes: [],
  parts: {},
  properties: {},
} as const satisfies ElementSpec;
