import { renderTemplate } from '@onda/core/element/render-template';
import { readConfig } from '@onda/core/http/config';
import { translator } from '@onda/core/i18n/messages';
import { fillInStation } from '../bare-tag';
import { liveRadioButton } from './contract';
import markup from './live-radio-button.html';
import { liveButtonMessages } from './messages';
import type { LiveButtonHost } from './source';

/** The markup of a bare tag, as PHP would have printed it. */
export function printBareTag(host: LiveButtonHost): string {
  fillInStation(host, liveRadioButton);
  const t = translator<string>(liveButtonMessages, host.lang, readConfig().messages.player);
  return renderTemplate(markup, { values: {}, styleOf: () => '', t });
}
