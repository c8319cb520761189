import { Suspense } from 'react';
import type { Engine, PlayerHost, PlayerModel } from '../player-model';
import { optionalPart } from './optional-part';

export interface MoreProps {
  host: PlayerHost;
  model: PlayerModel;
  engine: Engine;
}

/** The menu of comforts, in a chunk of its own. When it does not come, the player goes on without. */
export function More(props: MoreProps) {
  return (
    <Suspense>
      <Menu {...props} />
    </Suspense>
  );
}

const Menu = optionalPart<MoreProps>(async () => (await import('./More')).More);
