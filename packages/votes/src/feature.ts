import type { Feature } from '@onda/core/element/feature';
import { votesBlocks } from './block-fields';
import { commentVote } from './contract';
import { printedMessages } from './printed-messages';
import { votesWire } from './wire';

/** Votes on comments. */
export const votesFeature: Feature = {
  name: 'votes',
  blocks: votesBlocks,
  elements: [commentVote],
  wire: votesWire,
  messages: printedMessages,
};
