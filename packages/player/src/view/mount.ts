import { playerView } from './player-view';

/**
 * `extras/plain-tools.ts` asks for this by `host.wantView()` when the visitor opens the menu or a panel. A changed
 * attribute does, too. It runs in a task of its own: on a phone, the scripts of React and the first drawing together
 * would block the page.
 */
export const view = new Promise<typeof playerView>((resolve) => setTimeout(resolve, 0, playerView));
