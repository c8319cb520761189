import { printed } from '@onda/core/element/printed';
import { radioPlayer } from '../contract';
import { Face } from './Face';

/** The player before anybody has touched it. */
export const markup = [
  printed({
    spec: radioPlayer,
    isHydrated: true,
    sheets: { 'player-more': 'sticky' },
    hasSlot: true,
    draw: (attributes, t) => (
      <Face
        attributes={attributes}
        t={t}
        shown={{
          state: 'idle',
          playLabel: t('play'),
          muteLabel: t('mute'),
          isMuted: false,
          canSetVolume: true,
          volume: String(attributes.initialVolume),
          volumeText: undefined,
          name: attributes.radioName,
          title: t('onAir'),
          artist: '',
          cover: attributes.noImageAvailable,
          status: '',
          isMinimised: attributes.startMinified,
        }}
      />
    ),
  }),
];
