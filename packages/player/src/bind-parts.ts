import type { PlayerHost } from './player-model';
import { type Presentation, present } from './present';
import type { Player, PlayerState } from './store';
import type { PlayerText } from './texts';

/** The printed parts say what the player does. */
export function bindParts(host: PlayerHost, { store }: Player, t: PlayerText) {
  const bind = (part: string, read: (shown: Presentation) => Record<string, string | null | undefined>) =>
    host.bind(store, part, (state: PlayerState) => read(present(state, host.attributes.getState(), t)));
  for (const key of ['live', 'name', 'title', 'artist', 'status'] as const)
    bind(key, (shown) => ({ text: shown[key] }));
  bind('player', ({ state, isMuted, canSetVolume, isMinimized, name }) => ({
    'data-state': state,
    'data-muted': isMuted ? '' : null,
    'data-fixed': canSetVolume ? null : '',
    'data-minimised': isMinimized ? '' : null,
    'aria-label': name,
  }));
  bind('cover', ({ cover }) => ({ src: cover }));
  bind('play', ({ playLabel }) => ({ 'aria-label': playLabel }));
  bind('mute', ({ muteLabel }) => ({ 'aria-label': muteLabel }));
  bind('volume', ({ volume, volumeText }) => ({
    value: volume,
    '--level': volume,
    'aria-valuetext': volumeText,
  }));
}
