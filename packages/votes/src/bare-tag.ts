import { renderTemplate } from '@onda/core/element/render-template';
import { readConfig } from '@onda/core/http/config';
import { translator } from '@onda/core/i18n/messages';
import markup from './comment-vote.html';
import { printedMessages } from './printed-messages';
import type { VoteHost } from './vote-host';

/** The HTML of a bare tag, as PHP would print it. */
export function printBareTag({ attributes, lang }: Pick<VoteHost, 'attributes' | 'lang'>): string {
  const t = translator<string>(printedMessages, lang, readConfig().messages.votes);
  return renderTemplate(markup, { values: attributes.getState(), styleOf: () => '', t });
}
