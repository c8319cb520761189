import { hydratedView } from '@onda/core/react/react-view';
import { Player } from './Player';

const hydrated = hydratedView('radio-player', Player, '.player');

/** Hydrates the printed player. */
export const playerView: typeof hydrated = {
  show(host, model, fail) {
    model.leavePlainTools?.();
    hydrated.show(host, model, fail);
  },
};
