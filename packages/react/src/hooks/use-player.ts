'use client';

import {
  type OwnPlayer,
  openPlayer,
  type PagePlayer,
  type PlayerActions,
  type PlayerSnapshot,
} from '@onda/elements/headless/player';
import { useSyncExternalStore } from 'react';

/**
 * The sound: with `stream` one of its own, without our markup; else that of a `<RadioPlayer>` of the page. The first
 * render, and a server's, is silence.
 */
export function usePlayer(options: OwnPlayer | PagePlayer = {}): PlayerSnapshot & PlayerActions {
  const player = openPlayer(options);
  const state = useSyncExternalStore(player.subscribe, player.getState, player.getInitialState);
  const { play, pause, toggle, setVolume, toggleMute } = player;
  return { ...state, play, pause, toggle, setVolume, toggleMute };
}
