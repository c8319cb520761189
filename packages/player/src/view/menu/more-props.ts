import type { Engine, PlayerHost, PlayerModel } from '../../player-model';

/** The props of the menu of further features. */
export interface MoreProps {
  host: PlayerHost;
  model: PlayerModel;
  engine: Engine;
}
