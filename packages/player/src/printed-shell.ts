import { readConfig } from '@onda/core/config';
import { fill } from '@onda/core/fill';
import type { Host } from '@onda/core/host';
import { translator } from '@onda/core/messages';
import { styleAddress } from '@onda/core/style-address';
import type { radioPlayer } from './contract';
import { playerMessages } from './messages';
import markup from './radio-player.html';

/** The shell of a bare tag, as PHP would have printed it. */
export function printShell({
  attributes,
  lang,
}: Pick<Host<typeof radioPlayer>, 'attributes' | 'lang'>): string {
  const styleOf = (name: string) => styleAddress(name || 'player');
  const t = translator<string>(playerMessages, lang, readConfig().messages.player);
  return fill(markup, { values: attributes.getState(), styleOf, t });
}
