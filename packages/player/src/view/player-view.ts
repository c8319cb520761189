import { hydratedView } from '@onda/core/react/react-view';
import type { PlayerHost } from '../player-model';
import { Player } from './Player';

const hydrated = hydratedView('radio-player', Player, '.player');

/** Hydrates the printed player, without what plain code has added to it. */
export const playerView: typeof hydrated = {
  show(host, model, fail) {
    const refocus = model.leavePlainTools?.();
    const putBack = takeOffer(host.root);
    try {
      hydrated.show(host, model, fail);
    } finally {
      putBack();
    }
    refocus?.();
  },
};

/** Takes the offer to go on away, and returns what puts it back, with the focus that it had. */
function takeOffer(root: PlayerHost['root']): () => void {
  const offer = root.querySelector<HTMLElement>('[part="go-on"]');
  if (!offer) return () => {};
  const hasFocus = (offer.getRootNode() as ShadowRoot).activeElement === offer;
  offer.remove();
  return () => {
    root.querySelector('[part="play"]')?.before(offer);
    if (hasFocus) offer.focus({ preventScroll: true });
  };
}
