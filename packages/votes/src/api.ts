import { type Ajax, AjaxError, dataOf } from '@onda/core/http/ajax';
import type { Nonces } from '@onda/core/http/nonce';
import type { Choice, Outcome, Problem, Tally } from './vote';

const ACTION = 'comment_vote_ajaxhandler';
const NONCE = 'vote';

interface Dependencies {
  ajax: Ajax;
  nonces: Nonces;
  isSignedIn: () => boolean;
}

export type SendVoteOf = (commentId: number, vote: Choice | 'none', signal: AbortSignal) => Promise<Outcome>;

/**
 * Sends `comment_id` and `vote`, and reads `data.vote_count_up` and `data.vote_count_down`. An
 * account asks for a nonce first. A visitor needs none; on a cached page the server tells that the visitor has an
 * account.
 */
export function createVotesApi({ ajax, nonces, isSignedIn }: Dependencies): SendVoteOf {
  return async (commentId, vote, signal) => {
    const ask = async (nonce: string, timeoutMs: number): Promise<Outcome> => {
      const fields = { comment_id: commentId, vote, nonce: nonce || undefined };
      try {
        return counted(commentId, dataOf(await ajax.post(ACTION, fields, { signal, timeoutMs })));
      } catch (error) {
        if (wantsNonce(error)) throw error;
        return refused(commentId, error);
      }
    };
    const initialNonce = isSignedIn() ? undefined : '';
    return nonces.withNonce(NONCE, ask, initialNonce).catch((error) => refused(commentId, error));
  };
}

function counted(commentId: number, data: unknown): Outcome {
  const tally = tallyOf(commentId, data);
  if (!tally) throw new AjaxError('unreadable', 200);
  const { user_vote: mine } = Object(data) as { user_vote?: unknown };
  return { ...tally, phase: 'rest', mine: mine === 'up' || mine === 'down' ? mine : null };
}

/** Undefined when these are not the counts of that comment. */
function tallyOf(commentId: number, data: unknown): Tally | undefined {
  const { comment_id: id = commentId, vote_count_up, vote_count_down } = Object(data);
  const [up, down] = [countOf(vote_count_up), countOf(vote_count_down)];
  return Number(id) === commentId && up !== undefined && down !== undefined ? { up, down } : undefined;
}

/** Other servers write numbers as text. */
function countOf(value: unknown): number | undefined {
  const isNumber = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');
  const number = isNumber ? Math.trunc(Number(value)) : Number.NaN;
  return Number.isFinite(number) ? Math.max(0, number) : undefined;
}

const PROBLEMS: Record<string, Problem> = {
  login_required: 'loginRequired',
  own_comment: 'ownComment',
  closed: 'closed',
  no_comment: 'gone',
  rate_limited: 'tooMany',
  network_full: 'networkFull',
};

function refused(commentId: number, error: unknown): Outcome {
  const { kind, status, body } = error instanceof AjaxError ? error : new AjaxError('failed');
  const { data } = Object(body) as { data?: unknown };
  return { ...tallyOf(commentId, data), phase: problemOf(kind, status, codeOf(data)) };
}

function problemOf(kind: AjaxError['kind'], status: number, code: string): Problem {
  if (kind === 'offline') return 'offline';
  const problem = Object.hasOwn(PROBLEMS, code) ? PROBLEMS[code] : undefined;
  return problem ?? (status === 429 ? 'tooMany' : 'failed');
}

/** Ours says which code, WordPress's own check says `-1`. */
function wantsNonce(error: unknown): boolean {
  if (!(error instanceof AjaxError)) return false;
  return error.body === -1 || codeOf(Object(error.body).data) === 'invalid_nonce';
}

const codeOf = (data: unknown): string => {
  const { code } = Object(data) as { code?: unknown };
  return typeof code === 'string' ? code : '';
};
