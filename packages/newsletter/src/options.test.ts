import { VALIDATION_THRESHOLD } from '@onda/core/forms/validation';
import { defaultsOf } from '@onda/core/testing/fake-host';
import { describe, expect, it } from 'vitest';
import { SUBSCRIBE_MS, TOKEN_MS } from './api';
import { newsletterForm } from './contract';
import { PHONE_MAX_PX, TABLET_MAX_PX } from './device';
import { FAST_PX_S, READ_SHARE, REST_MS } from './display/exit-intent';
import { LOOK_AGAIN_MS } from './display/overlay';
import { SUBSCRIBED_DAYS } from './display/remember-subscription';
import { newsletterManage } from './manage/manage-contract';
import { newsletterMessages } from './messages';
import { printedMessages } from './printed-messages';
import { PREVIEW_MS } from './subscription';

it('has every option of a form, with its default (M-4 and M-9)', () => {
  expect(defaultsOf({ ...newsletterForm, attributes: newsletterForm.lateAttributes })).toEqual({
    form: 0,
    id: 0,
    type: 'own',
    position: 'own',
    animation: 'own',
    delay: 0,
    exitIntentEnabled: false,
    exitIntentTouch: false,
    cookieExpirationTime: 0,
    isPreview: false,
  });
  expect(newsletterForm.lateAttributes.type.values).toEqual([
    'own',
    'inline',
    'below_posts',
    'others',
    'fixed_bar',
    'slide_in',
    'popup',
  ]);
  expect(newsletterForm.lateAttributes.position.values).toEqual(['own', 'top', 'bottom', 'left', 'right']);
  expect(newsletterForm.actions).toEqual(['mailpoet', 'mailpoet_token']);
  expect(newsletterForm.shortcodes).toEqual(['onda_newsletter', 'mailpoet_form']);
  expect(newsletterManage.shortcodes).toEqual(['onda_newsletter_manage', 'mailpoet_manage_subscription']);
});

describe('a number', () => {
  it.each([
    ['days after a subscription', SUBSCRIBED_DAYS, 182],
    ['milliseconds of a preview’s success', PREVIEW_MS, 2500],
    ['width of a phone', PHONE_MAX_PX, 640],
    ['width of a tablet', TABLET_MAX_PX, 1024],
    ['milliseconds for an answer', SUBSCRIBE_MS, 10_000],
    ['milliseconds for a token', TOKEN_MS, 5_000],
    ['characters before which nothing is said', VALIDATION_THRESHOLD, 3],
    ['pixels a second of a finger that leaves', FAST_PX_S, 800],
    ['share of the page that it has read', READ_SHARE, 0.5],
    ['milliseconds of its rest', REST_MS, 30_000],
    ['milliseconds until it looks for other dialogs again', LOOK_AGAIN_MS, 1_000],
  ])('%s', (_, number, expected) => expect(number).toBe(expected));
});

it('has every text in both languages', () => {
  for (const catalog of [newsletterMessages, printedMessages])
    expect(Object.keys(catalog.es)).toEqual(Object.keys(catalog.en));
  expect(newsletterMessages.en.invalidName).toBe('Please specify a valid name');
  for (const language of ['es', 'en'] as const) {
    expect(newsletterMessages[language].ajaxTimeoutErrorMessage).toContain('%d');
    expect(newsletterMessages[language].ajaxFailedErrorMessage).toContain('%d');
  }
});
