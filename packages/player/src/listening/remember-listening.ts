import type { PlayerHost } from '../player-model';
import { sourceOf } from '../source-of';
import { isWanted, type Player } from '../store';
import type { ListeningMemory } from './listening-memory';

/**
 * A page that ends while it sounds leaves word for the next one and lets its connection go, so that the back button may
 * find it as it was; found again, it goes on.
 */
export function rememberListening(host: PlayerHost, player: Player, memory: ListeningMemory) {
  const { signal } = host.life;
  const leave = () => {
    const { sound, volume } = player.store.getState();
    if (!isWanted(sound)) return;
    memory.keep(sourceOf(host), volume);
    player.pause();
  };
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted && memory.take(sourceOf(host))) player.play();
  };
  window.addEventListener('pagehide', leave, { signal });
  window.addEventListener('pageshow', comeBack, { signal });
}
