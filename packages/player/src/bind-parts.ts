import type { Readable } from '@onda/core/element/host';
import { holes } from './generated/radio-player-holes';
import type { PlayerHost } from './player-model';
import { present } from './present';
import type { Player, PlayerState } from './store';
import type { PlayerText } from './texts';

/** The printed parts say what the player does and what its attributes say, until the view is there. */
export function bindParts(host: PlayerHost, { store }: Player, t: PlayerText) {
  const { attributes } = host;
  const either: Readable<PlayerState> = {
    getState: store.getState,
    subscribe(run) {
      const undo = [store.subscribe(run), attributes.subscribe(() => run(store.getState()))];
      return () => {
        for (const stop of undo) stop();
      };
    },
  };
  for (const [part, read] of Object.entries(holes))
    host.bind(either, part, (state) => read(present(state, attributes.getState(), t)));
}
