import { type Ajax, AjaxError } from '@onda/core/http/ajax';

/** `session` the nonce or the right is gone · `offline` no reply · `server` anything else. */
export type Failure = 'session' | 'offline' | 'server';

export interface Progress {
  /** Rows of `total` that were looked at. */
  seen: number;
  total: number;
  done: boolean;
  sentence: string;
}

export type Reply = { kind: 'progress'; progress: Progress } | { kind: 'failed'; reason: Failure };

/** A slow server works for a second, and one step more. */
const TIMEOUT_MS = 60_000;

/** Asks the server for the next piece of an import. Never throws. */
export function createApi(ajax: Ajax, action: string) {
  return {
    /** @param fields Source and nonce, as the printed form sends them. */
    async next(fields: Readonly<Record<string, string>>, mode: string): Promise<Reply> {
      try {
        const sent = { ...fields, mode, format: 'json' };
        const progress = readProgress(await ajax.post(action, sent, { timeoutMs: TIMEOUT_MS }));
        return progress ? { kind: 'progress', progress } : { kind: 'failed', reason: 'session' };
      } catch (error) {
        return { kind: 'failed', reason: reasonOf(error) };
      }
    },
  };
}

export type Api = ReturnType<typeof createApi>;

function readProgress(data: unknown): Progress | null {
  const { seen, total, done, sentence } = Object(data) as Record<string, unknown>;
  if (typeof seen !== 'number' || typeof total !== 'number' || typeof sentence !== 'string') return null;
  return { seen: Math.min(seen, total), total, done: done === true, sentence };
}

/** The reply to a signed-out user is the sign-in page, which is no JSON. */
function reasonOf(error: unknown): Failure {
  if (!(error instanceof AjaxError)) return 'server';
  if (error.kind === 'refused' || error.kind === 'unreadable') return 'session';
  return error.kind === 'offline' || error.kind === 'timeout' ? 'offline' : 'server';
}
