import type { PlayerHost, PlayerModel } from './player-model';
import { sourceIn, sourceOf } from './source-of';
import { isWanted } from './store';
import type { PlayerAttributes } from './texts';

/**
 * A script of the page has changed the attributes of a printed player: only the view draws them anew. `resume` goes on
 * where the page before ended while this station was heard. `former` are the attributes before.
 */
export function attributesChanged(
  host: PlayerHost,
  model: PlayerModel,
  resume: () => void,
  former: PlayerAttributes,
) {
  forgetOtherStation(host, model);
  tuneWindow(host, model, former);
  // A part that does not arrive now is asked for again by the next change, and by the visitor.
  model
    .load()
    .then(host.wantView)
    .catch(() => {});
  resume();
}

/**
 * The window plays on with the station that a visitor has chosen in its framed page, whether or not this player has its
 * engine yet. A choice that is only remembered changes no sound.
 */
function tuneWindow({ element, attributes }: PlayerHost, { lent }: PlayerModel, former: PlayerAttributes) {
  const source = sourceIn(former);
  const isChosen = source !== sourceOf({ attributes }) && navigator.userActivation?.isActive !== false;
  if (lent && isChosen && isWanted(lent.soundOf(source))) lent.play(element);
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
