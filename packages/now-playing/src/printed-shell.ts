import { readConfig } from '@onda/core/config';
import { fill } from '@onda/core/fill';
import type { Host } from '@onda/core/host';
import { translator } from '@onda/core/messages';
import { styleAddress } from '@onda/core/style-address';
import type { nowPlayingWidget } from './contract';
import markup from './now-playing.html';
import { printedMessages } from './printed-messages';

/** The shell of a bare tag, as PHP would have printed it. */
export function printShell({
  attributes,
  lang,
}: Pick<Host<typeof nowPlayingWidget>, 'attributes' | 'lang'>): string {
  const styleOf = (name: string) => styleAddress(name || 'now-playing');
  const t = translator<string>(printedMessages, lang, readConfig().messages['now-playing']);
  return fill(markup, { values: attributes.getState(), styleOf, t });
}
