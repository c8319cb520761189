import { type Clock, systemClock } from '@onda/core/timing/clock';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { isWanted, type Player } from '../store';

/** The choices of the menu. */
export const SLEEP_MINUTES = [15, 30, 60] as const;

/** The sound goes down slowly before it ends, or the silence would wake the sleeper. */
const FADE_MS = 30_000;

const TICK_MS = 1_000;
const MINUTE_MS = 60_000;

/** `minutesLeft` counts up to the full minute; null while no timer runs. `endsAt`: ms since the epoch. */
export interface SleepState {
  minutesLeft: number | null;
  endsAt: number | undefined;
}

export interface SleepTimer {
  store: Pick<StoreApi<SleepState>, 'getState' | 'getInitialState' | 'subscribe'>;
  start(minutes: number): void;
  /** The rest of a timer that another page began; one that is over ends the sound at once. */
  startUntil(endsAt: number): void;
  /** The sound is as loud as before. */
  cancel(): void;
}

const OFF: SleepState = { minutesLeft: null, endsAt: undefined };

const timers = new WeakMap<Player, SleepTimer>();

/** That of the player that sounds: the menu sets it, and page after page takes it over. */
export function sleepTimerOf(framed: Player): SleepTimer {
  const player = framed.ofWindow?.() ?? framed;
  const timer = timers.get(player) ?? createSleepTimer(systemClock, player);
  timers.set(player, timer);
  return timer;
}

/**
 * Ends the sound after some minutes. A visitor who stops it earlier ends the timer, too; a browser that still wants a
 * click does not.
 */
export function createSleepTimer(clock: Clock, player: Player): SleepTimer {
  const store = createStore<SleepState>(() => OFF);
  let undo = () => {};

  const stop = () => {
    undo();
    undo = () => {};
    store.setState(OFF);
  };
  const cancel = () => {
    stop();
    player.fade(1);
  };
  const end = () => {
    player.pause();
    cancel();
  };
  const startUntil = (endsAt: number) => {
    stop();
    const tick = () => {
      const leftMs = endsAt - clock.now();
      if (leftMs <= 0) return end();
      if (leftMs <= FADE_MS) player.fade(leftMs / FADE_MS);
      store.setState({ minutesLeft: Math.ceil(leftMs / MINUTE_MS), endsAt });
    };
    const stopTicking = clock.every(TICK_MS, tick);
    const unsubscribe = player.store.subscribe(({ sound }) => {
      if (!isWanted(sound) && sound.status !== 'blocked') cancel();
    });
    undo = () => {
      stopTicking();
      unsubscribe();
    };
    player.fade(1);
    tick();
  };
  const start = (minutes: number) => startUntil(clock.now() + minutes * MINUTE_MS);
  return { store, start, startUntil, cancel };
}
