import type { ElementSpec } from '@onda/core/element/contract';
import { displayOptions } from './display/display-contract';

/**
 * Subscribes to a mailing list (M-2 to M-9). The server prints the form; the names of its fields, classes and
 * data attributes are MailPoet's, so that a form of MailPoet's own is served alike.
 */
export const newsletterForm = {
  tag: 'newsletter-form',
  feature: 'newsletter',
  chunk: 'newsletter',
  load: {
    atOnce: ':has(.mailpoet_form_popup, .mailpoet_form_slide_in, .mailpoet_form_fixed_bar)',
    onTouch: true,
  },
  style: 'newsletter/src/newsletter-form.css',
  title: 'Newsletter form',
  description:
    'A form to subscribe: in the page, as a bar, a slide-in or a popup. Without script it is sent as a plain form.',
  root: 'light',
  attributes: {},
  lateAttributes: displayOptions,
  events: {
    'newsletter-open': 'A bar, slide-in or popup has come up; detail { formId }.',
    'newsletter-close': 'The visitor has closed it; detail { formId }.',
    'newsletter-subscribe': 'A subscription was accepted; detail { formId }.',
    'newsletter-error': 'It was not; detail { formId, messages }.',
  },
  actions: ['mailpoet', 'mailpoet_token'],
  shortcodes: ['onda_newsletter', 'mailpoet_form'],
  block: { icon: 'email', keywords: ['newsletter', 'subscribe', 'mail', 'popup'] },
  parts: {},
  properties: {
    '--onda-accent': 'Color of the button, and of a success; the text color otherwise.',
    '--onda-surface': 'Background of bar, slide-in and popup.',
    '--onda-text': 'Text color of bar, slide-in and popup.',
    '--onda-radius': 'Corner radius of slide-in and popup.',
  },
} as const satisfies ElementSpec;
