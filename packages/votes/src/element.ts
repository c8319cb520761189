import { define } from '@onda/core/element/define';
import { commentVote } from './contract';
import { setupVotes } from './shell';

define(commentVote, { setup: setupVotes });
