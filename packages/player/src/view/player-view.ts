import { reactView } from '@onda/core/react/react-view';
import { Player } from './Player';

const hydrated = reactView('radio-player', Player, '.player');

/** What hydrates the player, as it was printed. */
export const playerView: typeof hydrated = {
  show(host, model, fail) {
    model.leavePlainTools?.();
    hydrated.show(host, model, fail);
  },
};
