import { type Ajax, AjaxError, dataOf } from '@onda/core/http/ajax';
import type { Nonces } from '@onda/core/http/nonce';
import {
  readVoteRefusal,
  readVoteReply,
  VOTE_ACTION,
  VOTE_NONCE,
  type VoteFields,
  type VoteRefusal,
} from './generated/wire';
import type { Outcome, Problem } from './vote';

interface Dependencies {
  ajax: Ajax;
  nonces: Nonces;
  isSignedIn: () => boolean;
}

export type SendVoteOf = (
  commentId: number,
  vote: VoteFields['vote'],
  signal: AbortSignal,
) => Promise<Outcome>;

/**
 * Sends a vote and reads the counts. An account fetches a nonce first. A visitor needs none; on a
 * cached page the server answers that the visitor has an account.
 */
export function createVotesApi({ ajax, nonces, isSignedIn }: Dependencies): SendVoteOf {
  return async (commentId, vote, signal) => {
    const fields: VoteFields = { comment_id: commentId, vote };
    const ask = async (nonce: string, timeoutMs: number): Promise<Outcome> => {
      const sent = { ...fields, nonce: nonce || undefined };
      try {
        return counted(dataOf(await ajax.post(VOTE_ACTION, sent, { signal, timeoutMs })), fields);
      } catch (error) {
        if (wantsNonce(error)) throw error;
        return refused(error, fields);
      }
    };
    const initialNonce = isSignedIn() ? undefined : '';
    return nonces.withNonce(VOTE_NONCE, ask, initialNonce).catch((error) => refused(error, fields));
  };
}

function counted(data: unknown, fields: VoteFields): Outcome {
  const reply = readVoteReply(data, fields);
  if (!reply) throw new AjaxError('unreadable', 200);
  const { up, down, vote: mine } = reply;
  return { up, down, mine, phase: 'rest' };
}

const PROBLEMS: Record<VoteRefusal, Problem> = {
  bad_vote: 'failed',
  no_comment: 'gone',
  login_required: 'loginRequired',
  own_comment: 'ownComment',
  closed: 'closed',
  network_full: 'networkFull',
  invalid_nonce: 'failed',
  rate_limited: 'tooMany',
};

/** Another server may send the counts with its refusal. */
function refused(error: unknown, fields: VoteFields): Outcome {
  const { kind, status, body } = error instanceof AjaxError ? error : new AjaxError('failed');
  const { data } = Object(body) as { data?: unknown };
  const reply = readVoteReply(data, fields);
  const phase = kind === 'offline' ? 'offline' : problemOf(status, readVoteRefusal(data));
  return reply ? { up: reply.up, down: reply.down, phase } : { phase };
}

function problemOf(status: number, code: VoteRefusal | undefined): Problem {
  if (code) return PROBLEMS[code];
  return status === 429 ? 'tooMany' : 'failed';
}

/** Our server sends a code, WordPress's own check `-1`. */
function wantsNonce(error: unknown): boolean {
  if (!(error instanceof AjaxError)) return false;
  return error.body === -1 || readVoteRefusal(Object(error.body).data) === 'invalid_nonce';
}
