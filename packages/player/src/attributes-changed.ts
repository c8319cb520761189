import type { PlayerHost, PlayerModel } from './player-model';

/**
 * A script of the page has changed the attributes of a printed player: only the view draws them anew. `resume` goes on
 * where the page before ended while this station was heard.
 */
export function attributesChanged(host: PlayerHost, model: PlayerModel, resume: () => void) {
  forgetOtherStation(host, model);
  // A part that does not arrive now is asked for again by the next change, and by the visitor.
  model
    .load()
    .then(host.wantView)
    .catch(() => {});
  resume();
}

/** Forgets the first look where it was at another station, and asks for the new one at once. */
function forgetOtherStation(host: PlayerHost, model: PlayerModel) {
  const { known } = model.onAir;
  if (!known || Object(known.data).station === host.attributes.getState().station) return;
  model.onAir.known = undefined;
  delete model.onAir.reading;
  import('./on-air/follow-station').then(
    ({ followStation }) => followStation(host, model),
    () => {},
  );
}
