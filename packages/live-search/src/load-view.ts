import { loadOnce } from '@onda/core/loading/load-once';

const load = loadOnce(() => import('./view/mount'));

/** Loads the view of the results in parallel with the engine. */
export const preloadView = load.preload;

/** Uses the load that `preloadView` started. After a failure each call tries again. */
export const loadView = async () => (await load()).view;
