import type { ElementSpec } from '@onda/core/element/contract';
import { FOR } from '../for-option';

/** States: M-4, on the events of Contact Form 7. */
export const contactFormState = {
  tag: 'contact-form-state',
  feature: 'theme',
  chunk: 'theme-forms',
  title: 'State of a contact form',
  description: 'Shows that a form of Contact Form 7 is being sent, and ends that in every outcome.',
  root: 'light',
  attributes: { for: FOR },
  events: {},
  actions: [],
  shortcodes: [],
  parts: {},
  properties: {},
} as const satisfies ElementSpec;
