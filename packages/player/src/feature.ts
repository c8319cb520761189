import type { Feature } from '@onda/core/element/feature';
import { joined } from '@onda/core/i18n/joined';
import { playerBlocks } from './block-fields';
import { radioPlayer } from './contract';
import { episodePlayer } from './episode-player/contract';
import { liveRadioButton } from './live-radio-button/contract';
import { liveButtonMessages } from './live-radio-button/messages';
import { playerMessages } from './messages';
import { stationSwitcherBlocks } from './station-switcher/block-fields';
import { stationSwitcher } from './station-switcher/contract';
import { stationSwitcherMessages } from './station-switcher/messages';

/** The player, the button that plays a station, and the bar that plays an episode. */
export const playerFeature: Feature = {
  name: 'player',
  blocks: { ...playerBlocks, ...stationSwitcherBlocks },
  elements: [radioPlayer, liveRadioButton, stationSwitcher, episodePlayer],
  messages: joined(playerMessages, liveButtonMessages, stationSwitcherMessages),
  styles: { 'player-more': 'packages/player/src/view/player-more.css' },
};
