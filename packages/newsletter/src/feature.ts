import type { Feature } from '@onda/core/element/feature';
import { newsletterBlocks } from './block-fields';
import { captchaHook } from './captcha/captcha-contract';
import { newsletterForm } from './contract';
import { newsletterManage } from './manage/manage-contract';
import { printedMessages } from './printed-messages';
import { newsletterWire } from './wire';

/** Sign-up forms, the page of a subscriber, and the captcha. */
export const newsletterFeature: Feature = {
  name: 'newsletter',
  blocks: newsletterBlocks,
  elements: [newsletterForm, newsletterManage, captchaHook],
  wire: newsletterWire,
  messages: printedMessages,
};
