import type { Host } from '@onda/core/element/host';
import { renderTemplate } from '@onda/core/element/render-template';
import { styleAddress } from '@onda/core/element/style-address';
import { readConfig } from '@onda/core/http/config';
import { translator } from '@onda/core/i18n/messages';
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
  return renderTemplate(markup, { values: attributes.getState(), styleOf, t });
}
