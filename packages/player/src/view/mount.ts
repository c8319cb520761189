import { reactView } from '@onda/core/react-view';
import { Player } from './Player';

/** What `element.ts` imports once there is sound. */
export const view = reactView('radio-player', Player, '.player');
