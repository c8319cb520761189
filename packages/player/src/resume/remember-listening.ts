import { createStorage } from '@onda/core/storage/storage';
import { systemClock } from '@onda/core/timing/clock';
import { sleepTimerOf } from '../extras/sleep-timer';
import type { PlayerHost } from '../player-model';
import { sourceOf } from '../source-of';
import { isWanted, type Player } from '../store';
import { type Listening, listeningMemory } from './listening-memory';

/**
 * A page that ends while it sounds leaves word for the next one and lets its connection go, so that the back button may
 * find it as it was; found again, it goes on.
 */
export function rememberListening(host: PlayerHost, player: Player) {
  const { signal } = host.lifetime;
  const memory = listeningMemory(
    createStorage(() => sessionStorage),
    systemClock,
  );
  const leave = () => {
    if (!isWanted(player.store.getState().sound)) return;
    memory.keep(sourceOf(host), listeningOf(player));
    player.pause();
  };
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    const listening = persisted && memory.take(sourceOf(host));
    if (!listening) return;
    player.play();
    goOnSleeping(player, listening);
  };
  window.addEventListener('pagehide', leave, { signal });
  window.addEventListener('pageshow', comeBack, { signal });
}

/** For whoever hears it next: the same page again, the next one or the player's own window. */
export const listeningOf = (player: Player): Listening => ({
  ...player.store.getState().volume,
  sleepsAt: sleepTimerOf(player).store.getState().endsAt,
});

/** After `play`: the timer of a player that is silent would end at once. */
export function goOnSleeping(player: Player, { sleepsAt }: Listening) {
  if (sleepsAt !== undefined) sleepTimerOf(player).startUntil(sleepsAt);
}
