import type { AttributesOf } from '@onda/core/contract';
import type { Translate } from '@onda/core/messages';
import type { radioPlayer } from './contract';
import type { playerMessages } from './messages';
import type { Sound } from './sound';
import { isWanted, type PlayerState } from './store';

export type PlayerText = Translate<keyof (typeof playerMessages)['en']>;
export type PlayerAttributes = AttributesOf<typeof radioPlayer>;

/** What the player shows, word for word. Shell and view both draw this, so the one can take the other's place. */
export interface Presentation {
  state: Sound['status'];
  playLabel: string;
  muteLabel: string;
  isMuted: boolean;
  /** 0 to 1, as the slider holds it. */
  volume: string;
  volumeText: string;
  name: string;
  title: string;
  artist: string;
  /** An address, or empty for the drawn placeholder. */
  cover: string;
  status: string;
}

export function present(state: PlayerState, attributes: PlayerAttributes, t: PlayerText): Presentation {
  const { sound, volume, track } = state;
  return {
    state: sound.status,
    playLabel: t(isWanted(sound) ? 'pause' : 'play'),
    muteLabel: t(volume.isMuted ? 'unmute' : 'mute'),
    isMuted: volume.isMuted,
    volume: String(volume.level),
    volumeText: t('volumeText', { percent: Math.round(volume.level * 100) }),
    name: attributes.radioName,
    title: track?.title || t(TITLE_WITHOUT_TRACK[state.feed]),
    artist: track?.artist ?? '',
    cover: track?.art || attributes.noImageAvailable,
    status: statusOf(sound, t),
  };
}

/** radio.md 8: unreadable is 'Data not available...', an unknown kind 'Not available...'. */
const TITLE_WITHOUT_TRACK = {
  unasked: 'onAir',
  read: 'onAir',
  offAir: 'offAir',
  unreadable: 'dataNotAvailable',
  unknown: 'notAvailable',
} as const satisfies Record<PlayerState['feed'], string>;

function statusOf(sound: Sound, t: PlayerText): string {
  if (sound.status === 'error') return t(sound.reason);
  return sound.status === 'idle' || sound.status === 'playing' ? '' : t(sound.status);
}
