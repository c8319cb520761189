import { webAddress } from '@onda/core/http/safe-url';
import { presentLive, presentOnAir } from './on-air/on-air';
import type { Sound } from './sound/sound';
import { isHeard, isWanted, type PlayerState } from './store';
import type { PlayerAttributes, PlayerText } from './texts';

/**
 * The texts and states that the player shows. Plain code (`bind-parts.ts`) and the view both show this, so the view can
 * take over the printed nodes. Before the engine, `on-air/show-on-air.ts` writes what belongs to the song.
 */
export interface Shown extends ReturnType<typeof presentOnAir> {
  state: Sound['status'];
  playLabel: string;
  muteLabel: string;
  isMuted: boolean;
  canSetVolume: boolean;
  /** 0 to 1, as the slider holds it. */
  volume: string;
  /** In words, for screen readers; a printed player has none. */
  volumeText: string | undefined;
  name: string;
  /** The show and its hosts, else the person on air; empty where there is neither. */
  live: string;
  /** The page of the show that is on; empty where it has none. */
  liveAddress: string;
  status: string;
  /** never without sticky. */
  isMinimized: boolean;
}

export function present(state: PlayerState, attributes: PlayerAttributes, t: PlayerText): Shown {
  const { sound, volume, canSetVolume } = state;
  return {
    state: sound.status,
    playLabel: t(isWanted(sound) ? 'pause' : 'play'),
    muteLabel: t(volume.isMuted ? 'unmute' : 'mute'),
    isMuted: volume.isMuted,
    canSetVolume,
    volume: String(volume.level),
    volumeText: t('volumeText', { percent: Math.round(volume.level * 100) }),
    name: attributes.radioName,
    live: presentLive(state, t),
    liveAddress: webAddress(state.live?.address),
    ...presentOnAir(state, attributes, t, isHeard(sound)),
    // The words of who is live, in place of the song's.
    ...state.live?.words,
    status: statusOf(sound, t),
    isMinimized: attributes.sticky && state.isMinimized,
  };
}

function statusOf(sound: Sound, t: PlayerText): string {
  if (sound.status === 'error') return t(sound.reason);
  return sound.status === 'idle' || sound.status === 'playing' ? '' : t(sound.status);
}
