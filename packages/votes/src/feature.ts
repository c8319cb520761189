import type { Feature } from '@onda/core/element/feature';
import { commentVote } from './contract';
import { printedMessages } from './printed-messages';

/** Votes on comments. */
export const votesFeature: Feature = {
  name: 'votes',
  elements: [commentVote],
  messages: printedMessages,
};
