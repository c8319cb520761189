import { reactView } from '@onda/core/react/react-view';
import { Player } from './Player';

/** What hydrates the player. */
export const playerView = reactView('radio-player', Player, '.player');
