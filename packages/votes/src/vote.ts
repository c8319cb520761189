import type { problemMessages } from './messages';

export type Choice = 'up' | 'down';

/** How many voted, never below 0. */
export interface Tally {
  up: number;
  down: number;
}

export type KnownProblem = keyof typeof problemMessages.es;
export type Problem = KnownProblem | 'failed';

/** One comment's votes as this page knows them. */
export interface VoteState extends Tally {
  /** What the visitor voted; null when nothing, or when the server does not tell. */
  mine: Choice | null;
  phase: 'rest' | 'processing' | Problem;
}

/** What came of a vote: the server's counts and whose vote stands, or why not, with counts if it told some. */
export type Outcome =
  | (Tally & { phase: 'rest'; mine: Choice | null })
  | (Partial<Tally> & { phase: Problem });

/** Sends one vote; `none` withdraws. Never throws. */
export type Cast = (vote: Choice | 'none', signal: AbortSignal) => Promise<Outcome>;
