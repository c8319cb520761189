// Printed by `pnpm generate` from the component of <radio-player>. Do not edit.
import type { Holes } from '@onda/core/element/host';

interface Shown {
  state: string;
  playLabel: string;
  muteLabel: string;
  isMuted: boolean;
  canSetVolume: boolean;
  volume: string;
  volumeText: string | undefined;
  name: string;
  live: string;
  liveAddress: string;
  title: string;
  artist: string;
  cover: string;
  status: string;
  isMinimized: boolean;
}

export const holes: Holes<Shown> = {
  'player': (shown) => ({ 'data-state': shown.state, 'data-muted': shown.isMuted ? '' : null, 'data-fixed': shown.canSetVolume ? null : '', 'aria-label': shown.name, 'data-minimised': shown.isMinimized ? '' : null }),
  'play': (shown) => ({ 'aria-label': shown.playLabel }),
  'mute': (shown) => ({ 'aria-label': shown.muteLabel }),
  'volume': (shown) => ({ 'value': shown.volume, '--level': shown.volume, 'aria-valuetext': shown.volumeText }),
  'name': (shown) => ({ 'text': shown.name }),
  'live': (shown) => ({ 'text': shown.live, 'href': shown.liveAddress || null }),
  'title': (shown) => ({ 'text': shown.title }),
  'artist': (shown) => ({ 'text': shown.artist }),
  'cover': (shown) => ({ 'src': shown.cover || null }),
  'status': (shown) => ({ 'text': shown.status }),
};
