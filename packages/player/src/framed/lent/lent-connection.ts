import type { PlayerHost } from '../../player-model';
import type { SoundConnection } from '../../sound/connection';
import type { Sound } from '../../sound/sound';
import { sourceOf } from '../../source-of';
import type { Player } from '../../store';
import type { WindowSound } from './window-sound';

/**
 * The sound of a player in a framed page: that of the window, as long as it is of the same station. Nothing of it ends
 * with the player or its page.
 */
export function lentConnection(
  lent: WindowSound,
  { element, lifetime, attributes }: Pick<PlayerHost, 'element' | 'lifetime' | 'attributes'>,
  tell: (sound: Sound) => void,
): SoundConnection {
  const source = () => sourceOf({ attributes });
  let said: Sound = { status: 'idle' };
  let isTold = false;
  const look = () => {
    if (lifetime.isOver) return;
    const sound = lent.soundOf(source());
    if (JSON.stringify(sound) !== JSON.stringify(said)) tell(sound);
    said = sound;
  };
  // The player hears of its sound once it is made, and after all attributes of a station have changed.
  const lookSoon = () => queueMicrotask(look);
  lookSoon();
  lifetime.onEnd(lent.subscribe(look));
  lifetime.onEnd(attributes.subscribe(lookSoon));
  return {
    expect() {},
    start: () => lent.play(element),
    stop: () => lifetime.isOver || lent.pause(source()),
    // The first one is where the player begins, and no wish of the visitor.
    setVolume({ level, isMuted }) {
      if (isTold) lent.player()?.setVolume(level, isMuted);
      isTold = true;
    },
    bufferedSeconds: () => 0,
    leadsTo: (address) => address,
  };
}

/** Keeps the slider of a framed player where that of the window's is. Returns the undo. */
export function followVolume(lent: WindowSound, { store, setVolume }: Player): () => void {
  const follow = () => {
    const there = lent.player()?.store.getState().volume;
    const here = store.getState().volume;
    if (there && (there.level !== here.level || there.isMuted !== here.isMuted))
      setVolume(there.level, there.isMuted);
  };
  follow();
  return lent.subscribe(follow);
}
