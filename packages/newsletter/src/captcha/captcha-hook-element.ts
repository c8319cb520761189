import { define } from '@onda/core/element/define';
import { captchaHook } from './captcha-contract';
import { setupHook } from './captcha-hook';

define(captchaHook, { setup: setupHook });
