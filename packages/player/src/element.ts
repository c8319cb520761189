import { define } from '@onda/core/element/define';
import { radioPlayer } from './contract';
import { steerSound } from './members/steered-sound';
import { setupPlayer } from './shell';

define(radioPlayer, {
  markup: async () => (await import('./printed-shell')).printShell,
  setup: setupPlayer,
  view: async () => (await import('./view/mount')).view,
});
steerSound('radio-player');
