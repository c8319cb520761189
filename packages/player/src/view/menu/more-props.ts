import type { Engine, PlayerHost, PlayerModel } from '../../player-model';

/** What the menu of comforts works with. */
export interface MoreProps {
  host: PlayerHost;
  model: PlayerModel;
  engine: Engine;
}
