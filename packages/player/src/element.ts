import { define } from '@onda/core/element/define';
import { radioPlayer } from './contract';
import { addMembers, obeyCommands } from './members/steered-sound';
import { setupPlayer } from './shell';

const prototype = define(radioPlayer, {
  markup: async () => (await import('./bare-tag')).printBareTag,
  connected: obeyCommands,
  setup: setupPlayer,
  view: async () => (await import('./view/mount')).view,
});
if (prototype) addMembers(prototype);
