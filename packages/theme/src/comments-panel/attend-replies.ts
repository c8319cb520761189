import type { Life } from '@onda/core/life';
import { languageOf, translator } from '@onda/core/messages';
import { replyInPlace } from './reply-in-place';
import { replyMessages } from './reply-messages';
import { submitByKeys } from './submit-by-keys';

/** Replies in their place and the keys that send, for the comments of a panel. */
export function attendReplies(panel: HTMLElement, life: Life): void {
  replyInPlace(panel, translator(replyMessages, languageOf(panel)), life);
  submitByKeys(panel, life);
}
