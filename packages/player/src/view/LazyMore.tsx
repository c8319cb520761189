import { lazy, Suspense } from 'react';
import type { Engine, PlayerHost } from '../player-model';

interface MoreProps {
  host: PlayerHost;
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

const Menu = lazy(async () => {
  const loaded = await import('./More').catch(() => undefined);
  return { default: loaded?.More ?? Nothing };
});

const Nothing = (_props: MoreProps) => null;
