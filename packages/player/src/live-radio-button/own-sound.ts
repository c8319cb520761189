import { windowSound } from '../framed/lent/window-sound';
import type { Player } from '../store';
import { audioElement, dropAddress, startSound } from '../transports/audio-element';
import { type LiveButtonHost, liveSource } from './source';
import { volumeOf } from './steer-button';

/** The button's own transport, for a page without a player of its station. */
export interface OwnSound {
  isOn(): boolean;
  /** Inside the click. */
  toggle(): void;
}

/** Until the player proper is there the click itself starts the sound; `tell` shows that meanwhile. */
export function ownSound(
  host: LiveButtonHost,
  tell: (state: 'idle' | 'connecting' | 'playing') => void,
  audio = audioElement(),
): OwnSound {
  let player: Player | undefined;
  let isAsked = false;

  const load = async () => {
    const { startOwnSound } = await import('./start-own-sound');
    host.lifetime.signal.throwIfAborted();
    player ??= startOwnSound(host, audio);
    return player;
  };
  const end = () => {
    isAsked = false;
    dropAddress(audio());
  };
  host.lifetime.onEnd(() => isAsked && end());

  return {
    isOn: () => isAsked || (player !== undefined && player.store.getState().sound.status !== 'idle'),
    toggle() {
      const lent = windowSound();
      if (lent) return lent.toggle(host.element);
      if (player) return player.toggle();
      isAsked = !isAsked;
      tell(isAsked ? 'connecting' : 'idle');
      if (!isAsked) return end();
      const { volume = 1, muted = false } = volumeOf(host.element);
      audio().muted = muted;
      const sound = startSound(audio(), liveSource(host).stream, volume);
      const goOn = (ready: Player) => {
        if (isAsked) ready.play();
        isAsked = false;
      };
      /** The browser's own sound goes on without the player's code. */
      const goAlone = async () => {
        const isHeard = await sound;
        if (!isAsked) return;
        if (!isHeard) end();
        tell(isHeard ? 'playing' : 'idle');
      };
      load().then(goOn, goAlone);
    },
  };
}
