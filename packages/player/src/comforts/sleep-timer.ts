import type { Clock } from '@onda/core/clock';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { isWanted, type Player } from '../store';

/** What the menu offers. */
export const SLEEP_MINUTES = [15, 30, 60] as const;

/** The sound goes down slowly before it ends, or the silence would wake the sleeper. */
const FADE_MS = 30_000;

const TICK_MS = 1_000;
const MINUTE_MS = 60_000;

/** `minutesLeft` counts up to the full minute; null while no timer runs. */
export interface SleepState {
  minutesLeft: number | null;
}

export interface SleepTimer {
  store: Pick<StoreApi<SleepState>, 'getState' | 'subscribe'>;
  start(minutes: number): void;
  /** As loud as before. */
  cancel(): void;
}

/** Ends the sound after some minutes. Whoever ends it earlier ends the timer too. */
export function createSleepTimer(clock: Clock, player: Player): SleepTimer {
  const store = createStore<SleepState>(() => ({ minutesLeft: null }));
  let undo = () => {};

  const stop = () => {
    undo();
    undo = () => {};
    store.setState({ minutesLeft: null });
  };
  const cancel = () => {
    stop();
    player.fade(1);
  };
  const start = (minutes: number) => {
    stop();
    const endsAt = clock.now() + minutes * MINUTE_MS;
    const tick = () => {
      const leftMs = endsAt - clock.now();
      if (leftMs <= 0) return player.pause();
      if (leftMs <= FADE_MS) player.fade(leftMs / FADE_MS);
      store.setState({ minutesLeft: Math.ceil(leftMs / MINUTE_MS) });
    };
    const stopTicking = clock.every(TICK_MS, tick);
    const unsubscribe = player.store.subscribe(({ sound }) => {
      if (!isWanted(sound)) cancel();
    });
    undo = () => {
      stopTicking();
      unsubscribe();
    };
    player.fade(1);
    tick();
  };
  return { store, start, cancel };
}
