import type { Feature } from '@onda/core/element/feature';
import { voiceSearchBlocks } from './block-fields';
import { voiceSearch } from './contract';
import { printedMessages } from './messages';

/** Search by voice. */
export const voiceSearchFeature: Feature = {
  name: 'voice-search',
  blocks: voiceSearchBlocks,
  elements: [voiceSearch],
  messages: printedMessages,
};
