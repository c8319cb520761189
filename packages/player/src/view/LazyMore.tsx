import { Suspense } from 'react';
import type { MoreProps } from './more-props';
import { optionalPart } from './optional-part';

/** The menu of comforts, in a chunk of its own. When it does not come, the player goes on without. */
export function More(props: MoreProps) {
  return (
    <Suspense>
      <Menu {...props} />
    </Suspense>
  );
}

const Menu = optionalPart<MoreProps>(async () => (await import('./More')).More);
