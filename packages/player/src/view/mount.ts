import { playerView } from './player-view';

/**
 * `engine.ts` asks for this by `host.wantView()`: at the first sound, or a second after the engine has started if
 * nobody has asked for sound by then. A changed attribute does, too. It runs in a task of its own: on a phone, the
 * scripts of React and the first drawing together would block the page.
 */
export const view = new Promise<typeof playerView>((resolve) => setTimeout(resolve, 0, playerView));
