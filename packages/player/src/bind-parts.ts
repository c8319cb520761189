import { holes } from './generated/radio-player-holes';
import type { PlayerHost } from './player-model';
import { present } from './present';
import type { Player } from './store';
import type { PlayerText } from './texts';

/** The printed parts say what the player does. */
export function bindParts(host: PlayerHost, { store }: Player, t: PlayerText) {
  for (const [part, read] of Object.entries(holes))
    host.bind(store, part, (state) => read(present(state, host.attributes.getState(), t)));
}
