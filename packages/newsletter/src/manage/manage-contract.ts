import type { ElementSpec } from '@onda/core/element/contract';

/** Changes or ends a subscription; the server prints the form for the owner of the link. */
export const newsletterManage = {
  tag: 'newsletter-manage',
  feature: 'newsletter',
  chunk: 'newsletter-manage',
  style: 'newsletter/src/newsletter-form.css',
  title: 'Manage subscription',
  description: 'Names, lists and the end of a subscription, for who comes by the link in a mail.',
  root: 'light',
  attributes: {},
  events: {},
  actions: [],
  shortcodes: ['onda_newsletter_manage', 'mailpoet_manage_subscription'],
  block: { icon: 'email-alt', keywords: ['newsletter', 'subscription', 'unsubscribe'] },
  parts: {},
  properties: {},
} as const satisfies ElementSpec;
