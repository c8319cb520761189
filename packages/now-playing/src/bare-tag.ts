import type { Host } from '@onda/core/element/host';
import { renderTemplate } from '@onda/core/element/render-template';
import { styleAddress } from '@onda/core/element/style-address';
import { readConfig } from '@onda/core/http/config';
import { translator } from '@onda/core/i18n/messages';
import type { nowPlayingWidget } from './contract';
import markup from './now-playing.html';
import { printedMessages } from './printed-messages';

/** The markup of a bare tag, as PHP would have printed it. */
export function printBareTag({
  attributes,
  lang,
}: Pick<Host<typeof nowPlayingWidget>, 'attributes' | 'lang'>): string {
  const styleOf = (name: string) => styleAddress(name || 'now-playing');
  const t = translator<string>(printedMessages, lang, readConfig().messages['now-playing']);
  return renderTemplate(markup, { values: attributes.getState(), styleOf, t });
}
