import type { Feature } from '@onda/core/element/feature';
import { nowPlayingBlocks } from './block-fields';
import { nowPlayingWidget } from './contract';
import { printedMessages } from './printed-messages';
import { nowPlayingWire } from './wire';

/** The block that shows the song on the air. */
export const nowPlayingFeature: Feature = {
  name: 'now-playing',
  blocks: nowPlayingBlocks,
  elements: [nowPlayingWidget],
  wire: nowPlayingWire,
  messages: printedMessages,
  styles: { 'now-playing-block': 'packages/now-playing/src/block.css' },
};
