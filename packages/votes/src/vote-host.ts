import type { Host } from '@onda/core/element/host';
import type { commentVote } from './contract';

export type VoteHost = Host<typeof commentVote>;
