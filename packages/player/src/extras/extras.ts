import { framingWindow } from '@onda/core/dom/framing-window';
import { systemClock } from '@onda/core/timing/clock';
import type { Engine, PlayerHost } from '../player-model';
import { ownerOf, showInMediaSession } from './media-session';
import { scrollTitles } from './scroll-titles';
import { probeVolume } from './volume-probe';

/** For the radio button that sounds by itself. */
export { showInMediaSession };

/** Starts the features that need sound. A page without sound does not load them. */
export function startExtras(host: PlayerHost, engine: Engine) {
  if (host.lifetime.isOver) return;
  scrollTitles(host, engine.player, systemClock);
  if (framingWindow()) return;
  host.lifetime.onEnd(probeVolume(systemClock, engine.player.volumeIsFixed));
  showInMediaSession(ownerOf(host, engine.t), engine.player);
}
