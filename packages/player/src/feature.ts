import type { Feature } from '@onda/core/element/feature';
import { joined } from '@onda/core/i18n/joined';
import { playerBlocks } from './block-fields';
import { radioPlayer } from './contract';
import { episodePlayer } from './episode-player/contract';
import { liveRadioButton } from './live-radio-button/contract';
import { liveButtonMessages } from './live-radio-button/messages';
import { playerMessages } from './messages';

/** The player, the button that plays a station, and the bar that plays an episode. */
export const playerFeature: Feature = {
  name: 'player',
  blocks: playerBlocks,
  elements: [radioPlayer, liveRadioButton, episodePlayer],
  messages: joined(playerMessages, liveButtonMessages),
  styles: { 'player-more': 'packages/player/src/view/player-more.css' },
};
