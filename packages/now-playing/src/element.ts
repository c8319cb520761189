import { define } from '@onda/core/element/define';
import { nowPlayingWidget } from './contract';
import { setupNowPlaying } from './shell';

define(nowPlayingWidget, {
  markup: async () => (await import('./printed-shell')).printShell,
  setup: setupNowPlaying,
  view: async () => (await import('./view/mount')).view,
});
