import { type ComponentType, lazy } from 'react';

/** A part in a chunk of its own. When it does not come, the player goes on without. */
export const optionalPart = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType<P> => () => null) }));
