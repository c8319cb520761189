import { type Ajax, AjaxError, dataOf } from '@onda/core/http/ajax';
import { type Finding, type Report, readReport } from './report';

export type { Finding, Report };

/** The fields of a station as they stand in the form. */
export interface StationFields {
  stream: string;
  mirrors: string;
  feed: string;
  kind: string;
  leaveOut: string;
  charset: string;
}

/** `limited` 429 · `session` the nonce or the right is gone · `offline` no reply · `server` anything else. */
export type CheckFailure = 'limited' | 'session' | 'offline' | 'server';

export type CheckReply = { kind: 'report'; report: Report } | { kind: 'failed'; reason: CheckFailure };

const LIMITED = 429;

/** Asks this site's server to look at the station. Never throws. */
export function createApi(ajax: Ajax, action: string, nonce: string) {
  return {
    async check(fields: StationFields): Promise<CheckReply> {
      try {
        const report = readReport(dataOf(await ajax.post(action, { ...fields, nonce })));
        return report ? { kind: 'report', report } : { kind: 'failed', reason: 'server' };
      } catch (error) {
        return { kind: 'failed', reason: reasonOf(error) };
      }
    },
  };
}

export type Api = ReturnType<typeof createApi>;

function reasonOf(error: unknown): CheckFailure {
  if (!(error instanceof AjaxError)) return 'server';
  if (error.status === LIMITED) return 'limited';
  if (error.kind === 'refused') return 'session';
  return error.kind === 'offline' ? 'offline' : 'server';
}
