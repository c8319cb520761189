import type { Host } from '@onda/core/host';
import type { commentVote } from './contract';

export type VoteHost = Host<typeof commentVote>;
