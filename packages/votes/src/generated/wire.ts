// Printed by `pnpm generate` from the package's wire.ts. Do not edit.
import { isRepeated, readCount, readWord } from '@onda/core/wire/read-value';

/** Votes on a comment, or withdraws the vote. */
export const VOTE_ACTION = 'comment_vote_ajaxhandler';
export const VOTE_NONCE = 'vote';

export interface VoteFields {
  /** Id. */
  comment_id: number;
  /** The vote. */
  vote: 'up' | 'down' | 'none';
}

export interface VoteReply {
  /** Votes for it. */
  up: number;
  /** Votes against it. */
  down: number;
  /** `up`, `down`, or null for none. */
  vote: 'up' | 'down' | null;
}

const VOTE_REFUSALS = ['bad_vote', 'no_comment', 'login_required', 'own_comment', 'closed', 'network_full', 'invalid_nonce', 'rate_limited'] as const;
export type VoteRefusal = (typeof VOTE_REFUSALS)[number];

/** Undefined for anything but a reply to these fields. */
export function readVoteReply(data: unknown, sent: VoteFields): VoteReply | undefined {
  const reply = Object(data) as Record<string, unknown>;
  const up = readCount(reply.vote_count_up);
  const down = readCount(reply.vote_count_down);
  const vote = readWord(reply.user_vote, ['up', 'down']) ?? null;
  const isWhole = isRepeated(reply.comment_id, sent.comment_id) && up !== undefined && down !== undefined;
  return isWhole ? { up, down, vote } : undefined;
}

/** Undefined for a code that is not in the table. */
export const readVoteRefusal = (data: unknown): VoteRefusal | undefined =>
  readWord(Object(data).code, VOTE_REFUSALS);
