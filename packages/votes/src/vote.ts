import type { VoteFields, VoteReply } from './generated/wire';
import type { problemMessages } from './messages';

export type Choice = NonNullable<VoteReply['vote']>;

/** How many voted, never below 0. */
export type Tally = Pick<VoteReply, 'up' | 'down'>;

export type KnownProblem = keyof typeof problemMessages.es;
export type Problem = KnownProblem | 'failed';

/** A comment's votes as this page knows them. */
export interface VoteState extends Tally {
  /** The visitor's vote; null for none, or if the server does not tell. */
  mine: Choice | null;
  phase: 'rest' | 'processing' | Problem;
}

/** The result of a vote: the server's counts and the visitor's vote, or a problem, with counts if there are any. */
export type Outcome =
  | (Tally & { phase: 'rest'; mine: Choice | null })
  | (Partial<Tally> & { phase: Problem });

/** Sends one vote; `none` withdraws. Never throws. */
export type SendVote = (vote: VoteFields['vote'], signal: AbortSignal) => Promise<Outcome>;
