import { playerView } from './player-view';

/**
 * What `element.ts` imports once there is sound. It comes in a task of its own: on a phone the scripts of React and the
 * first drawing would hold up the page together.
 */
export const view = new Promise<typeof playerView>((resolve) => setTimeout(resolve, 0, playerView));
