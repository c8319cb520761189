import type { PlayerHost, PlayerModel } from './player-model';
import { resumeLastPage } from './resume/resume-last-page';

/** A script of the page has changed the attributes of a printed player: only the view draws them anew. */
export function attributesChanged(host: PlayerHost, model: PlayerModel) {
  forgetOtherStation(host, model);
  // A part that does not arrive now is asked for again by the next change, and by the visitor.
  model
    .load()
    .then(host.wantView)
    .catch(() => {});
  // The page before may have ended while the station was heard that a switcher has chosen now.
  resumeLastPage(host, model).catch(() => {});
}

/** Forgets the first look where it was at another station, and asks for the new one at once. */
function forgetOtherStation(host: PlayerHost, model: PlayerModel) {
  const { known } = model;
  if (!known || Object(known.data).station === host.attributes.getState().station) return;
  model.known = undefined;
  delete model.reading;
  import('./on-air/follow-station').then(
    ({ followStation }) => followStation(host, model),
    () => {},
  );
}
