import { loadInBackground } from '@onda/core/loading/load-in-background';
import { systemClock } from '@onda/core/timing/clock';
import type { Engine, PlayerHost } from '../player-model';
import { savesData } from '../sound/saves-data';
import { ownerOf, showInMediaSession } from './media-session';
import { scrollTitles } from './scroll-titles';
import { probeVolume } from './volume-probe';

/** For the radio button that sounds by itself. */
export { showInMediaSession };

/** Starts the features that need sound. A page without sound does not load them. */
export function startExtras(host: PlayerHost, engine: Engine) {
  if (host.lifetime.isOver) return;
  host.lifetime.onEnd(probeVolume(systemClock, engine.player.volumeIsFixed));
  const { again } = scrollTitles(host, engine.player, systemClock);
  // The view brings lines of its own.
  if (savesData()) again();
  else loadInBackground(() => host.wantView().then(again), host.lifetime);
  showInMediaSession(ownerOf(host, engine.t), engine.player);
}
