import { define } from '@onda/core/element/define';
import { nowPlayingWidget } from './contract';
import { setupNowPlaying } from './shell';

define(nowPlayingWidget, {
  markup: async () => (await import('./bare-tag')).printBareTag,
  setup: setupNowPlaying,
});
