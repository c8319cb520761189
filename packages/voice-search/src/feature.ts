import type { Feature } from '@onda/core/element/feature';
import { voiceSearch } from './contract';
import { printedMessages } from './messages';

/** Search by voice. */
export const voiceSearchFeature: Feature = {
  name: 'voice-search',
  elements: [voiceSearch],
  messages: printedMessages,
};
