import { define } from '@onda/core/define';
import { nowPlayingWidget } from './contract';
import { setupNowPlaying } from './shell';

define(nowPlayingWidget, {
  style: 'now-playing',
  markup: async () => (await import('./printed-shell')).printShell,
  setup: setupNowPlaying,
});
