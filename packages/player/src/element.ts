import { define } from '@onda/core/define';
import { radioPlayer } from './contract';
import { setupPlayer } from './shell';

define(radioPlayer, {
  style: 'player',
  markup: async () => (await import('./printed-shell')).printShell,
  setup: setupPlayer,
  view: async () => (await import('./view/mount')).view,
  when: 'asked',
});
