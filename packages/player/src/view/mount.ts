import { playerView } from './player-view';

/**
 * `element.ts` imports this after the first sound, or a second after a touch without one. It runs in a task of its own:
 * on a phone, the scripts of React and the first drawing together would block the page.
 */
export const view = new Promise<typeof playerView>((resolve) => setTimeout(resolve, 0, playerView));
