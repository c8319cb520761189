import type { AttributesOf } from '@onda/core/contract';
import type { Translate } from '@onda/core/messages';
import type { radioPlayer } from './contract';
import type { playerMessages } from './messages';
import type { PlayerState } from './store';

export type PlayerText = Translate<keyof (typeof playerMessages)['en']>;
export type PlayerAttributes = AttributesOf<typeof radioPlayer>;

/** What the player shows, word for word. Shell and view both draw this, so the one can take the other's place. */
export interface Presentation {
  state: PlayerState['sound']['status'];
  /** The visitor wants to hear: the button offers to pause. */
  isBusy: boolean;
  playLabel: string;
  muteLabel: string;
  isMuted: boolean;
  volume: string;
  volumeText: string;
  name: string;
  title: string;
  artist: string;
  cover: string;
  status: string;
}

export function present(state: PlayerState, attributes: PlayerAttributes, t: PlayerText): Presentation {
  const { sound, volume } = state;
  const isBusy =
    sound.status === 'connecting' || sound.status === 'playing' || sound.status === 'reconnecting';
  return {
    state: sound.status,
    isBusy,
    playLabel: t(isBusy ? 'pause' : 'play'),
    muteLabel: t(volume.isMuted ? 'unmute' : 'mute'),
    isMuted: volume.isMuted,
    volume: String(volume.level),
    volumeText: t('volumeText', { percent: Math.round(volume.level * 100) }),
    name: attributes.radioName,
    ...presentTrack(state, attributes, t),
    status: presentStatus(sound, t),
  };
}
