import type { Lifetime } from '@onda/core/element/lifetime';
import { languageOf, translator } from '@onda/core/i18n/messages';
import { replyInPlace } from './reply-in-place';
import { replyMessages } from './reply-messages';
import { submitByKeys } from './submit-by-keys';

/** Adds replies in place and the keys that submit, for the comments of a panel. */
export function enhanceReplies(panel: HTMLElement, lifetime: Lifetime): void {
  replyInPlace(panel, translator(replyMessages, languageOf(panel)), lifetime);
  submitByKeys(panel, lifetime);
}
