import { readConfig } from '@onda/core/config';
import { define } from '@onda/core/define';
import { fill } from '@onda/core/fill';
import { type Language, translator } from '@onda/core/messages';
import { radioPlayer } from './contract';
import { playerMessages } from './messages';
import markup from './radio-player.html';
import type { PlayerAttributes } from './present';
import { setupPlayer } from './shell';

define(radioPlayer, {
  markup: ({ attributes, lang }) => printShell(attributes.getState(), lang),
  setup: setupPlayer,
  view: async () => (await import('./view/mount')).view,
  when: 'asked',
});

/** The shell of a bare tag, as PHP would have printed it. */
function printShell(values: PlayerAttributes, lang: Language): string {
  const { base, styles, messages } = readConfig();
  const style = styles.player ? base + styles.player : '';
  return fill(markup, { values, style, t: translator<string>(playerMessages, lang, messages.player) });
}
